import fs from 'node:fs';
import path from 'node:path';
import { offsets, WALLET_OFFSET } from '@sandbox/ports';
import { defaults } from '@sandbox/options';

const read = (name: string): string => fs.readFileSync(path.resolve('tools/deploy/box', name), 'utf8');
const [dockerfile, compose, ignored] = ['Dockerfile', 'compose.yaml', 'Dockerfile.dockerignore'].map(read);

/** The instructions in order, continued lines joined, comments left out. */
const instructions = (dockerfile ?? '')
  .replace(/\\\n/g, '')
  .split('\n')
  .filter(line => line.trim() !== '' && !line.startsWith('#'))
  .map(line => {
    const [, name = '', value = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    return { name, value };
  });
const valuesOf = (wanted: string): readonly string[] => instructions.filter(({ name }) => name === wanted).map(({ value }) => value);

describe('XTR-14: the bank in a container', () => {
  const { workspaces, engines } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {
    readonly workspaces: readonly string[];
    readonly engines: { readonly node: string };
  };

  test('runs as a user without rights, from the installation on', () => {
    expect(valuesOf('USER')).toEqual(['node']);
    const at = instructions.findIndex(({ name }) => name === 'USER');
    const before = instructions.slice(0, at).filter(({ name }) => ['RUN', 'COPY'].includes(name));
    expect(before.map(({ value }) => value)).toEqual([expect.stringMatching(/^chown/)]);
    expect(valuesOf('COPY').filter(value => !value.startsWith('--chown=node:node '))).toEqual([]);
    expect(compose).toMatch(/cap_drop: \[ALL\]/);
    expect(compose).toContain('no-new-privileges:true');
  });

  test('D-119: the package takes Node 20.19 and what follows 22, and the README says so', () => {
    expect(engines.node).toBe('>=20.19 <21 || >=22.12');
    expect(fs.readFileSync('README.md', 'utf8')).toMatch(/Node: 22 or 24\. Node 20\.19 still works/);
  });

  test('installs from the lock, with the manifest of every workspace, on a Node that the package names', () => {
    const copied = valuesOf('COPY').join('\n');
    for (const folder of workspaces) expect(copied).toContain(`${folder}/package.json ${folder}/`);
    expect(valuesOf('RUN')).toContain('npm ci');
    const major = /^node:(\d+)-/.exec(valuesOf('FROM')[0] ?? '')?.[1];
    expect([valuesOf('FROM').length, engines.node.includes('>=22') && Number(major) >= 22]).toEqual([1, true]);
  });

  test('has every port of the bank, its data in a volume, a health check, and commands that exist', () => {
    const [first = 0, last = 0] =
      /^(\d+)-(\d+)$/
        .exec(valuesOf('EXPOSE')[0] ?? '')
        ?.slice(1)
        .map(Number) ?? [];
    expect([first, last]).toEqual([defaults.port, defaults.port + Math.max(WALLET_OFFSET, ...Object.values(offsets))]);
    expect(compose).toContain(`:${first}-${last}:${first}-${last}'`);
    expect(valuesOf('VOLUME')).toEqual(['/data']);
    expect(compose).toContain('data:/data');
    const commands = [...valuesOf('CMD'), ...valuesOf('HEALTHCHECK')].map(value => /"node", "([^"]+)"/.exec(value)?.[1] ?? '');
    expect(commands.filter(file => !fs.existsSync(file))).toEqual([]);
    expect(commands).toHaveLength(2);
  });

  test('each setting of the image can be given, and is one that the start reads', () => {
    const named = [...(valuesOf('ENV')[0] ?? '').matchAll(/(BANK_\w+)=/g)].map(([, name = '']) => name);
    for (const name of named) expect(read('settings.mjs')).toContain(name);
    for (const name of ['BANK_HOST', 'BANK_CERTIFICATE', 'BANK_KEY'])
      expect([named.includes(name), compose?.includes(`${name}: `)]).toEqual([true, true]);
  });

  test('what git ignores does not go into the image', () => {
    const kept = fs
      .readFileSync('.gitignore', 'utf8')
      .split('\n')
      .map(line => line.replace(/^\//, ''))
      .filter(
        line =>
          /^[.\w-]+$/.test(line) && fs.existsSync(line) && !(ignored ?? '').split('\n').some(each => each.replace('**/', '') === line),
      );
    expect(kept).toEqual([]);
  });
});
