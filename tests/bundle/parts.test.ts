import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

let folder: string;
beforeEach(() => (folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'omc-parts-')))));
afterEach(() => fs.rmSync(folder, { recursive: true }));

const write = (file: string, text: string): void => fs.writeFileSync(path.join(folder, file), text);

/** Three parts: each passes where its own file says 'good', and the second one reports two tests. */
const PARTS = `
import path from 'node:path';
export const reports = path.resolve('reports');
const program = "const fs = require('fs'); const [file, report] = process.argv.slice(1); const good = fs.readFileSync(file, 'utf8') === 'good';" +
  "if (report) fs.writeFileSync('reports/' + report + '.json', JSON.stringify({ numPassedTests: good ? 2 : 1, numFailedTests: good ? 0 : 1, numRuntimeErrorTestSuites: 0, testResults: [{ name: 'a.test.ts', assertionResults: [{ fullName: 'one <1>', status: 'passed' }, { fullName: 'two', status: good ? 'passed' : 'failed', failureMessages: ['told & shown'] }] }] }));" +
  "process.exit(good ? 0 : 1);";
const part = (name, count) => ({ name, count, command: [process.execPath, '-e', program, name + '.txt', count ?? ''], inputs: () => [name + '.txt', 'common.txt'] });
export const parts = [part('first'), part('second', 'second'), part('third')].map(each => ({ ...each, inputs: () => [...each.inputs(), 'package-lock.json'] }));
`;

/** Runs the parts; the lines that it prints. */
const run = (...args: readonly string[]): readonly string[] => {
  const parts = ['--parts', pathToFileURL(path.join(folder, 'parts.mjs')).href];
  const { stdout } = spawnSync(process.execPath, [path.resolve('tools/build/test.mjs'), ...parts, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout.trimEnd().split('\n');
};
const linesOf = (said: readonly string[], word: string): readonly string[] =>
  said.filter(line => line.startsWith(word)).map(line => line.slice(word.length + 1).replace(/:.*/, ''));
const begun = (said: readonly string[]): readonly string[] => said.flatMap(line => /^── (.*): begun$/.exec(line)?.[1] ?? []);

beforeEach(() => {
  write('parts.mjs', PARTS);
  for (const file of ['first.txt', 'second.txt', 'third.txt']) write(file, 'good');
  for (const file of ['common.txt', 'package-lock.json']) write(file, '');
});

test('D-131: a part whose inputs are those of the run that passed is not run again, and its counts are in the closing line', () => {
  expect(run().at(-1)).toBe('4 passed, 0 failed');
  const again = run();
  expect(begun(again)).toEqual([]);
  expect(linesOf(again, 'cached')).toEqual(['first', 'second', 'third']);
  expect(again.slice(-2)).toEqual(['4 of these are cached: their inputs are those of the run that passed', '4 passed, 0 failed']);
});

test('D-131: a part runs again after a change of one of its inputs, and every part after one of the lock file', () => {
  run();
  for (const name of ['first', 'second', 'third']) {
    write(`${name}.txt`, 'bad');
    expect(begun(run())).toEqual([name]);
    write(`${name}.txt`, 'good');
    expect(begun(run())).toEqual([name]);
  }
  write('package-lock.json', '{}');
  expect(begun(run())).toEqual(['first', 'second', 'third']);
});

test('D-131: a part that failed is never cached, and is the first one of the next run', () => {
  write('third.txt', 'bad');
  expect(run().at(-1)).toBe('3 passed, 1 failed');
  write('common.txt', 'changed');
  expect(begun(run())[0]).toBe('third');
});

test('D-131: what failed is told at the end, with the message of its test', () => {
  write('second.txt', 'bad');
  const said = run();
  const at = said.indexOf('Failed:');
  expect(said.slice(at + 1, at + 3)).toEqual(['  a.test.ts: two', '    told & shown']);
  expect(said.slice(at).join()).not.toContain('one <1>');
});

test('D-131: --only runs the named part alone, without the cache; an unknown name lists the parts', () => {
  run();
  expect(begun(run('--only', 'second'))).toEqual(['second']);
  expect(spawnSync(process.execPath, [path.resolve('tools/build/test.mjs'), '--only', 'no such part']).status).toBe(2);
});

test('D-131: a JUnit file has every test of every part, also of the cached ones', () => {
  const junit = (): string => fs.readFileSync(path.join(folder, 'reports/junit.xml'), 'utf8');
  run();
  expect(junit()).toContain('<testsuite name="second" tests="2" failures="0"');
  run();
  expect(junit()).toContain('name="one &lt;1&gt;"');
  write('second.txt', 'bad');
  run();
  expect(junit()).toContain('<failure>told &amp; shown</failure>');
});
