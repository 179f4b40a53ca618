import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'omc-licences-')));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const write = (name: string, text: string): string => {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
  return file;
};

const written = (name: string, license: string, text = ''): string => {
  write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.2.3', license }));
  if (text !== '') write(`node_modules/${name}/LICENSE.md`, text);
  return write(`node_modules/${name}/dist/index.js`, '');
};

const licences = (...files: readonly string[]) =>
  spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { licencesOf } from './tools/build/licences.mjs'; process.stdout.write(licencesOf(${JSON.stringify(files)}))`,
    ],
    { encoding: 'utf8' },
  );

test('X24: the page of licences has each package of the build once, with its version and its text, and nothing of our own', () => {
  const files = [written('one', 'MIT', 'Permission is granted'), written('@scope/two', '(MIT OR GPL-3.0-only)', 'As above')];
  const { stdout, status } = licences(...files, ...files, write('src/main.ts', ''));
  expect(status).toBe(0);
  expect(stdout).toContain('one 1.2.3\nMIT\n\nPermission is granted');
  expect(stdout.match(/^@?[\w/]+ 1\.2\.3$/gm)).toEqual(['@scope/two 1.2.3', 'one 1.2.3']);
});

test('X24: a package with a licence that is not allowed, or without one, stops the build', () => {
  expect(licences(written('planted', 'GPL-3.0-only')).stderr).toContain("planted@1.2.3 has the licence 'GPL-3.0-only'");
  expect(licences(written('weak', 'MPL-2.0')).status).not.toBe(0); // tools may have it
  expect(licences(written('none', '')).status).not.toBe(0);
});
