import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions } from '@sandbox/options';
import { root, type Source } from '@tools/build/sources';

const BINARY = /\.(?:jpe?g|png|pdf|woff2?|ttf|otf|wasm|ico|gz|br|bin)$/;
const COMMAND =
  /\bnpm (?:run (?:-s |--silent )?(?<script>[a-z][\w:-]*)|(?<plain>start|test)\b)(?: -w (?<workspace>[\w-]+))?(?: -- (?<first>--[a-z][\w-]*))?/g;

const scriptsOf = (folder: string): ReadonlySet<string> =>
  new Set([...readFileSync(join(root, folder, 'package.json'), 'utf8').matchAll(/^ {4}"([\w:-]+)": "/gm)].map(([, name = '']) => name));
const scripts: Readonly<Record<string, ReadonlySet<string>>> = {
  root: scriptsOf('.'),
  tools: scriptsOf('tools'),
  sandbox: scriptsOf('sandbox'),
};

/** Whether `npm start` knows the option, whatever its value. */
const isStartOption = (option: string): boolean => {
  const read = readOptions([option]);
  return read === 'help' || !('problem' in read) || !/Unknown option/.test(read.problem);
};

/** The npm commands of a text whose script, or whose first option of `npm start`, does not exist. */
const unknownIn = ({ file, text }: Source): readonly string[] =>
  [...text.matchAll(COMMAND)].flatMap(({ 0: command, groups = {} }) => {
    const { script, plain, workspace, first } = groups;
    const isKnown = scripts[workspace ?? 'root']?.has(script ?? plain ?? '') ?? false;
    return isKnown && (plain !== 'start' || first === undefined || isStartOption(first)) ? [] : [`${file}: ${command}`];
  });

const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8', maxBuffer: 2 ** 26 })
  .split('\n')
  .filter(file => file !== '' && !BINARY.test(file) && existsSync(join(root, file)));

test('every npm command that a tracked file names exists', () => {
  expect(tracked.length).toBeGreaterThan(1000);
  expect(tracked.flatMap(file => unknownIn({ file, text: readFileSync(join(root, file), 'utf8') }))).toEqual([]);
});

describe('a wrong command is found', () => {
  test.each([
    ['in a comment', 'run', 'contracts:pages'],
    ['of a workspace', 'run', 'bench -w sandbox'],
    ['of the root, in the place of a workspace', 'run', 'bench'],
    ['with a quiet npm', 'run', '--silent rule'],
    ['with an option that npm start does not know', 'start', '-- --no-such-option'],
  ])('%s', (_, verb, rest) => {
    expect(unknownIn({ file: 'planted.ts', text: `// npm ${verb} ${rest}: writes the pages` })).toHaveLength(1);
  });

  test('a right one is not', () => {
    const right = ['run bench -w tools', 'run --silent rules -- list', 'start -- --port 4200', 'test -w tools', 'start -- --help'];
    expect(unknownIn({ file: 'planted.ts', text: right.map(each => `npm ${each}`).join('\n') })).toEqual([]);
  });
});
