import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stubFiles, writeFiles } from '../generated';
import { readPacts } from '../read';

const runs = (command: string, ...args: string[]): boolean => spawnSync(command, args).status === 0;
const javac = runs('javac', '-version');
const csharpCompiler = ['csc', 'mcs'].find(name => runs(name, name === 'csc' ? '-version' : '--version'));

describe('the stubs of the provider states compile', () => {
  let folder: string;
  const files = stubFiles(readPacts());
  beforeAll(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'stubs-'));
    writeFiles(folder, files);
  });
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  const of = (ending: string): readonly string[] =>
    [...files.keys()].filter(file => file.endsWith(ending)).map(file => path.join(folder, file));
  const compiled = (command: string, args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
    expect([status, `${stdout}${stderr}`.split('\n').filter(line => /error/.test(line))]).toEqual([0, []]);
  };

  (javac ? test : test.skip)(
    `Java${javac ? '' : ' (no javac here: not compiled)'}`,
    () => compiled('javac', ['-encoding', 'UTF-8', '-d', folder, ...of('.java')]),
    60_000,
  );

  (csharpCompiler ? test : test.skip)(
    `C#, for pact-net${csharpCompiler ? '' : ' (no csc and no mcs here: not compiled)'}`,
    () => compiled(csharpCompiler ?? '', ['-target:library', `-out:${path.join(folder, 'States.dll')}`, ...of('.cs')]),
    60_000,
  );

  test('TypeScript, for pact-js: as strictly as can be asked', () => {
    const strict = ['--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess', '--noUnusedLocals', '--noUnusedParameters'];
    const target = [
      '--noEmit',
      '--target',
      'es2022',
      '--module',
      'nodenext',
      '--moduleResolution',
      'nodenext',
      '--types',
      '--ignoreConfig',
    ];
    compiled(process.execPath, ['node_modules/typescript7/bin/tsc', ...strict, ...target.filter(each => each !== '--types'), ...of('.ts')]);
  }, 60_000);
});
