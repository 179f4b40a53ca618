import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const runs = (command: string, ...args: string[]): boolean => spawnSync(command, args).status === 0;
const javac = runs('javac', '-version');
const csharpCompiler = ['csc', 'mcs'].find(name => runs(name, name === 'csc' ? '-version' : '--version'));

const ANNOTATION = 'package au.com.dius.pact.provider.junitsupport;\npublic @interface State { String[] value(); }\n';

describe('the stubs of the provider states compile', () => {
  let folder: string;
  beforeAll(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'stubs-'))));
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  const compiled = (command: string, args: string[]) => {
    const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
    expect([status, `${stdout}${stderr}`.split('\n').filter(line => /error/.test(line))]).toEqual([0, []]);
  };

  (javac ? test : test.skip)(
    `Java, for pact-jvm${javac ? '' : ' (no javac here: not compiled)'}`,
    () => {
      const annotation = path.join(folder, 'State.java');
      fs.writeFileSync(annotation, ANNOTATION);
      compiled('javac', ['-encoding', 'UTF-8', '-d', folder, annotation, 'contracts/generated/stubs/ProviderStates.java']);
    },
    60_000,
  );

  (csharpCompiler ? test : test.skip)(
    `C#, for pact-net${csharpCompiler ? '' : ' (no csc and no mcs here: not compiled)'}`,
    () => {
      compiled(csharpCompiler ?? '', [
        '-target:library',
        `-out:${path.join(folder, 'ProviderStates.dll')}`,
        'contracts/generated/stubs/ProviderStates.cs',
      ]);
    },
    60_000,
  );

  test('TypeScript, for pact-js: it stands in the project, whose types are checked', () => {
    expect(fs.readFileSync('tsconfig.json', 'utf8')).toContain('"contracts"');
    expect(fs.existsSync('contracts/generated/stubs/providerStates.ts')).toBe(true);
  });
});
