import fs from 'node:fs';

interface Locked {
  readonly integrity?: string;
  readonly resolved?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
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
