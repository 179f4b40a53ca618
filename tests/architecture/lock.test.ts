import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { importsOf, sourcesOf } from '@tools/build/sources';

interface Locked {
  readonly integrity?: string;
  readonly resolved?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
  /** A workspace folder. */
  readonly link?: boolean;
}

const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
const locked = Object.entries(packages).flatMap(([place, entry]) =>
  !place.startsWith('node_modules/') || entry.link ? [] : [{ name: place.replace(/^.*node_modules\//, ''), ...entry }],
);

/** Binaries of the contract tests for other platforms: the registry that produced the lock file does not serve them. */
const NOT_SERVED = ['darwin-arm64', 'darwin-x64', 'linux-arm64-glibc', 'linux-arm64-musl', 'windows-x64'].map(
  platform => `@pact-foundation/pact-core-${platform}`,
);

describe('X24: the lock file', () => {
  test('holds the integrity of every package, but of the optional binaries named here, which only develop', () => {
    const without = locked.filter(({ integrity = '' }) => !/^sha512-[\w+/]{86}==$/.test(integrity));
    expect(without.map(({ name }) => name).sort()).toEqual(NOT_SERVED);
    expect(without.filter(({ dev, optional }) => !dev || !optional)).toEqual([]);
  });

  test('names no address to download from: the registry is everybody’s own', () => {
    expect(locked.filter(({ resolved }) => resolved !== undefined)).toEqual([]);
  });
});

/** Allowed licences of delivered libraries, and more of tools, which are not delivered. */
const { delivered: DELIVERED, tools } = JSON.parse(fs.readFileSync('tools/build/allowed-licences.json', 'utf8')) as Readonly<
  Record<'delivered' | 'tools', readonly string[]>
>;
const FOR_TOOLS = [...DELIVERED, ...tools];

/** `(MIT OR Apache-2.0)`: one suffices; `A AND B`: both are needed. */
const isAllowed = (licence: string, allowed: readonly string[]): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(' AND ')
    .every(part => part.split(' OR ').some(one => allowed.includes(one.trim())));

interface Component {
  readonly name: string;
  readonly version: string;
  readonly hashes?: readonly unknown[];
  readonly licenses?: readonly { readonly expression?: string; readonly license?: { readonly id?: string } }[];
  readonly properties: readonly { readonly name: string }[];
}

/** The project's folders, which are no libraries. */
const WORKSPACES = ['sandbox', 'testing', 'tools'];

const isTool = ({ properties }: Component): boolean => properties.some(({ name }) => name === 'cdx:npm:package:development');

/** Libraries whose licence is not allowed for their use. */
const forbiddenIn = (components: readonly Component[]): readonly string[] =>
  components.flatMap(each => {
    const licences = (each.licenses ?? []).map(({ expression, license }) => expression ?? license?.id ?? '');
    const allowed = isTool(each) ? FOR_TOOLS : DELIVERED;
    return licences.length > 0 && licences.every(one => isAllowed(one, allowed))
      ? []
      : [`${each.name}@${each.version}: ${licences.join()}`];
  });

describe('X24: the bill of materials (npm sbom)', () => {
  const { stdout } = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx'], { encoding: 'utf8', maxBuffer: 64_000_000 });
  const { components } = JSON.parse(stdout) as { readonly components: readonly Component[] };
  const libraries = components.filter(({ name }) => !WORKSPACES.includes(name));

  test('lists what is delivered, each library with its licence and its hash', () => {
    const delivered = libraries.filter(each => !isTool(each));
    expect(delivered.map(({ name }) => name)).toEqual(expect.arrayContaining(['react', 'mobx', 'inversify', 'fp-ts', 'io-ts', 'axios']));
    expect(libraries.filter(({ hashes = [] }) => hashes.length === 0)).toEqual([]);
    expect(forbiddenIn(libraries)).toEqual([]);
  });

  test('a licence that tools may have is refused for a library, and an unknown one for both', () => {
    const planted = { name: 'planted', version: '1.0.0', properties: [] };
    const tool = [{ name: 'cdx:npm:package:development' }];
    const [weak, unknown] = [[{ license: { id: 'MPL-2.0' } }], [{ license: { id: 'GPL-3.0-only' } }]];
    expect(forbiddenIn([{ ...planted, licenses: weak }])).toEqual(['planted@1.0.0: MPL-2.0']);
    expect(forbiddenIn([{ ...planted, licenses: weak, properties: tool }])).toEqual([]);
    expect(forbiddenIn([{ ...planted, licenses: unknown, properties: tool }])).toEqual(['planted@1.0.0: GPL-3.0-only']);
    expect(forbiddenIn([planted])).toEqual(['planted@1.0.0: ']);
  });

  test('the product imports only dependencies, no library of the tools', () => {
    const manifest = JSON.parse(fs.readFileSync('package.json', 'utf8')) as { readonly dependencies: Record<string, string> };
    const imported = ['domain', 'application', 'infrastructure', 'ui', 'src'].flatMap(sourcesOf).flatMap(importsOf);
    const packages = imported.flatMap(each => /^(?:@[\w-]+\/)?[\w-]+/.exec(each.replace(/^\.+\/.*/, '')) ?? []);
    expect(packages).toContain('mobx');
    const known = new Set(Object.keys(manifest.dependencies));
    const own = /^@(?:brands|domain|application|infrastructure|ui|contracts|sandbox|tests|tools|messages)\//;
    expect([...new Set(packages)].filter(each => !own.test(`${each}/`) && !known.has(each)).sort()).toEqual([]);
  });

  test('versions are exact, and nothing runs at an installation', () => {
    const manifest = JSON.parse(fs.readFileSync('package.json', 'utf8')) as Record<
      'dependencies' | 'devDependencies',
      Record<string, string>
    > & { readonly allowScripts: Record<string, boolean> };
    const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(versions.filter(([, version]) => !/^(?:npm:.*@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    const scripts = locked.flatMap(({ name, hasInstallScript }) => (hasInstallScript ? [name] : []));
    expect(scripts.filter(name => manifest.allowScripts[name] !== false)).toEqual([]);
  });
});
