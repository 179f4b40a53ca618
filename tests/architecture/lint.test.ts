import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { violations } from '@tests/support/lintViolations';

/** Outside of the repository: oxlint reads nothing that git ignores. */
const PLACE = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'omc-lint-')));
const fileOf = (rule: string): string => `ui/${rule.replace('/', '_')}.tsx`;

/** Rules whose violation the parser or the types refuse first, or that need a library which we do not have. */
const UNPLANTED = [
  'no-nonoctal-decimal-escape',
  'react/incompatible-library',
  'react/preserve-manual-memoization',
  'typescript/no-generated-empty-object-type',
];

interface Found {
  readonly rule: string;
  readonly file: string;
}

const run = (program: string, ...args: readonly string[]): string =>
  spawnSync(process.execPath, [path.resolve(program), ...args], { cwd: PLACE, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).stdout;

/** `typescript(no-var)` is the rule `no-var`: the name without its plugin. */
const oxlint = (): readonly Found[] => {
  const { diagnostics } = JSON.parse(run('node_modules/oxlint/bin/oxlint', '--type-aware', '-f', 'json', 'ui')) as {
    diagnostics: readonly { readonly code?: string; readonly filename: string }[];
  };
  return diagnostics.map(({ code = '', filename }) => ({ rule: /\((.*)\)/.exec(code)?.[1] ?? '', file: filename }));
};

const eslint = (): readonly Found[] => {
  const results = JSON.parse(
    run('node_modules/eslint/bin/eslint.js', '-c', path.resolve('eslint.config.mjs'), '-f', 'json', 'ui'),
  ) as readonly { readonly filePath: string; readonly messages: readonly { readonly ruleId: string | null }[] }[];
  return results.flatMap(({ filePath, messages }) =>
    messages.map(({ ruleId }) => ({ rule: (ruleId ?? '').replace('house/', ''), file: path.relative(PLACE, filePath) })),
  );
};

beforeAll(() => {
  fs.mkdirSync(path.join(PLACE, 'ui'));
  fs.symlinkSync(path.resolve('node_modules'), path.join(PLACE, 'node_modules'), 'junction');
  fs.copyFileSync('.oxlintrc.json', path.join(PLACE, '.oxlintrc.json'));
  fs.writeFileSync(path.join(PLACE, 'tsconfig.json'), JSON.stringify({ extends: path.resolve('tsconfig.json'), include: ['ui'] }));
  for (const [rule, text] of Object.entries(violations)) fs.writeFileSync(path.join(PLACE, fileOf(rule)), `${text}\n`);
});
afterAll(() => fs.rmSync(PLACE, { recursive: true, force: true }));

test('the lint refuses a violation of each of its rules', () => {
  const found = [...oxlint(), ...eslint()];
  const isRefused = (rule: string): boolean => found.some(each => each.file === fileOf(rule) && each.rule === rule.split('/').at(-1));
  expect(Object.keys(violations).filter(rule => !isRefused(rule))).toEqual([]);
});

test('each rule of oxlint has a planted violation', () => {
  const rules = [...fs.readFileSync('.oxlintrc.json', 'utf8').matchAll(/^\s*"([a-z/-]+)": (?:"error"|\["error")/gm)].map(
    ([, rule = '']) => rule,
  );
  expect(rules.length).toBeGreaterThan(100);
  expect(rules.filter(rule => violations[rule] === undefined).toSorted()).toEqual([...UNPLANTED]);
});
