import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'omc-upgrade-')));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const write = (name: string, text: string): void => {
  fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  fs.writeFileSync(path.join(folder, name), text);
};
const git = (...args: readonly string[]): void => {
  const named = ['-c', 'user.name=a', '-c', 'user.email=a@example.fr', '-c', 'commit.gpgsign=false', ...args];
  const { status, stderr } = spawnSync('git', named, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
};
const commit = (files: Readonly<Record<string, string>>, message: string): void => {
  for (const [name, text] of Object.entries(files)) write(name, text);
  git('add', '-A');
  git('commit', '-qm', message);
};

const upgrade = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', path.resolve('tools/build/upgrade.ts'), ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, TSX_TSCONFIG_PATH: path.resolve('tsconfig.json') },
  });

const settings = (...keys: readonly string[]): string => JSON.stringify(Object.fromEntries(keys.map(key => [key, { value: 1 }])), null, 2);

beforeAll(() => {
  fs.symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  write('.gitignore', 'node_modules\n');
  git('init', '-q', '-b', 'bank');
  const first = {
    'brands/environments/base.json': settings('api', 'old'),
    'ui/copy/fr/home.ts': 'first sentence',
    'domain/rule.ts': 'first rule',
    'ui/other.ts': 'other',
    'infrastructure/browser/TabSessionStore.ts': "const KEY = 'omc.session'; // one",
    'infrastructure/browser/TabReadMarks.ts': "const KEY = 'omc.read';",
  };
  commit(first, 'first');
  git('tag', 'v1');
  git('checkout', '-qb', 'upstream');
  const next = {
    'brands/environments/base.json': settings('api', 'added'),
    'ui/copy/fr/home.ts': 'their sentence',
    'domain/rule.ts': 'their rule',
    'ui/other.ts': 'changed',
    'infrastructure/browser/TabSessionStore.ts': "const KEY = 'omc.session'; // two",
  };
  commit(next, 'second');
  git('tag', 'v2');
  git('checkout', '-q', 'bank');
  commit(
    { 'brands/environments/base.json': settings('api', 'mine'), 'ui/copy/fr/home.ts': 'our sentence', 'domain/rule.ts': 'our rule' },
    'ours',
  );
});

test('what a new version brings: conflicts by owner, keys, stored formats; nothing changes', () => {
  const { stdout, status } = upgrade('v2');
  expect(status).toBe(0);
  const [conflicts = '', keys, stored] = stdout.split('\n\n');
  expect(conflicts.split('\n')).toEqual([
    'Conflicts with v2',
    '  The bank’s: keep your side, then add the new keys',
    '    brands/environments/base.json',
    '  Shared: compare the two sentences',
    '    ui/copy/fr/home.ts',
    '  The project’s: take the new version, and propose your change to it',
    '    domain/rule.ts',
  ]);
  expect(keys).toBe('Configuration keys\n  new: added.value\n  gone: old.value');
  expect(stored).toBe('Stored in the browser\n  omc.session: infrastructure/browser/TabSessionStore.ts differs');
  expect(spawnSync('git', ['status', '--porcelain'], { cwd: folder, encoding: 'utf8' }).stdout).toBe('');
});

test('the version that one has brings nothing', () => {
  expect(upgrade('v1', '--from', 'v1').stdout).toMatch(
    /^Conflicts with v1\n {2}none\n\nConfiguration keys\n {2}none\n\nStored in the browser\n {2}none\n/,
  );
});

test('an unknown tag, and none, are refused with one sentence', () => {
  expect(upgrade('v9')).toMatchObject({ status: 1, stderr: 'There is no revision v9 here: git fetch upstream --tags.\n' });
  expect(upgrade().status).toBe(2);
});
