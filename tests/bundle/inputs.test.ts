import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const inputs = path.resolve('tools/build/inputs.mjs');
let folder: string;
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'omc-inputs-'))));
afterEach(() => fs.rmSync(folder, { recursive: true }));

const write = (file: string, text: string): void => {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  fs.writeFileSync(path.join(folder, file), text);
};
const says = (expression: string): string =>
  execFileSync(
    process.execPath,
    ['--input-type=module', '--eval', `import * as inputs from ${JSON.stringify(inputs)}; process.stdout.write(String(${expression}))`],
    { cwd: folder, encoding: 'utf8' },
  );
const build = (): void => write('dist/inputs.sha256', says('inputs.hashOfBuild()'));

test('npm start builds again after a change of any source, whatever its time says, and not after one of a test', () => {
  write('ui/kit/Button.tsx', 'one');
  write('package-lock.json', '{}');
  expect(says('inputs.isBuilt()')).toBe('false');
  build();
  expect(says('inputs.isBuilt()')).toBe('true');
  write('ui/kit/Button.test.tsx', 'a test');
  expect(says('inputs.isBuilt()')).toBe('true');
  write('ui/kit/Button.tsx', 'two');
  fs.utimesSync(path.join(folder, 'ui/kit/Button.tsx'), 0, 0);
  expect(says('inputs.isBuilt()')).toBe('false');
  build();
  write('brands/01/new.json', '{}');
  expect(says('inputs.isBuilt()')).toBe('false');
});
