// The parts of `npm test` and `npm run check`: what each runs, and the files that decide its result.
import path from 'node:path';
import { otherLanguages } from './brands.cjs';
import { filesBelow, INPUTS_OF_BUILD, inputsOfBuild } from './inputs.mjs';

export const reports = path.resolve('reports');

const node = process.execPath;
const bin = {
  jest: 'node_modules/jest/bin/jest.js',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  eslint: 'node_modules/eslint/bin/eslint.js',
};

/** Test files that read documents or every file of the repository. tests/support/documents.cjs finds one that is missing here. */
const DOCUMENTS = [
  'sandbox/tests/desk',
  'tests/deploy/box',
  'tests/deploy/documented',
  'tests/documents/',
  'tests/architecture/windows',
  'tests/bundle/identity',
  'tests/configuration/matrix',
  'tests/journey/drawing',
  'tests/rules/files',
  'tools/accessibility/',
  'tools/contracts/tests/catalogue',
];
/** Those of them that start a bank or compare builds: `npm run check` leaves them to `npm test`. */
const SLOW_DOCUMENTS = ['sandbox/tests/desk', 'tests/bundle/identity', 'tests/deploy/box'];
/** The rule book's own tests, which read documents, too. */
const BOOK = ['tools/book/'];
/** Fast laws of the sources, for `npm run check`: those that compile, lint or resolve packages are in `npm test` alone. */
const LAWS = ['tests/architecture/(?!lint|lock|textAlone|total-tables)', 'tests/copy/figures'];
const root = path.resolve().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const pattern = places => `^${root}/(${places.join('|')})`;

/** `--testPathPatterns` takes several; a test file is in one part only. */
const jest = (name, projects, patterns = [], ignored = []) => [
  node,
  bin.jest,
  '--selectProjects',
  ...projects,
  ...(patterns.length > 0 ? ['--testPathPatterns', pattern(patterns)] : []),
  ...(ignored.length > 0
    ? ['--testPathIgnorePatterns', '/node_modules/', '\\.pact\\.test\\.ts$', 'sandbox/tests/contracts\\.test\\.ts$', pattern(ignored)]
    : []),
  '--json',
  `--outputFile=${path.join(reports, `${name}.json`)}`,
];

const isDocument = file => file.startsWith('docs/') || file.endsWith('.md');
const isSource = file => /\.(?:[cm]?tsx?|[cm]js|json)$/.test(file);
const everything = () => filesBelow(['.']);
const code = () => everything().filter(file => !isDocument(file) || file.startsWith('contracts/'));
const sources = () => code().filter(isSource);

/**
 * `inputs`: the files whose contents decide the result; a superset is right, a file too few is wrong. `count`: the report with the number of
 * tests; a part without it counts as one check. `built`: needs a build. `documents`: its tests
 * may read any document. `quick`: also a part of `npm run check`, with
 * `quickCommand` where it has one.
 */
export const parts = [
  { name: 'build', command: [node, 'tools/build/build.mjs'], inputs: inputsOfBuild, made: path.join('dist', INPUTS_OF_BUILD) },
  {
    name: 'rules, adapters, sandbox',
    command: jest('unit', ['unit'], [], [...DOCUMENTS, ...BOOK, ...LAWS]),
    count: 'unit',
    inputs: code,
  },
  { name: 'rule book', command: jest('book', ['unit'], BOOK), count: 'book', inputs: everything, documents: true },
  {
    name: 'documents',
    command: jest('documents', ['unit'], DOCUMENTS),
    quickCommand: jest('documents', ['unit'], DOCUMENTS, SLOW_DOCUMENTS),
    count: 'documents',
    inputs: everything,
    documents: true,
    quick: true,
  },
  { name: 'lint', command: [node, bin.oxlint, '--type-aware'], inputs: sources, quick: true },
  { name: 'components', command: jest('ui', ['ui', 'english']), count: 'ui', inputs: code },
  { name: 'contracts', command: [node, '--import', 'tsx', 'tools/contracts/record.mjs'], count: 'contracts', inputs: code },
  {
    name: 'lint by selectors and of texts',
    command: [node, bin.eslint, '.'],
    // A type that another file changes can change the result of an unchanged file: npm test reads every file.
    quickCommand: [node, bin.eslint, '--cache', '--cache-strategy', 'content', '--cache-location', 'build/eslint-cache', '.'],
    inputs: sources,
    quick: true,
  },
  {
    name: 'architecture',
    command: jest('architecture', ['unit'], LAWS, DOCUMENTS),
    count: 'architecture',
    inputs: code,
    quick: true,
  },
  {
    name: 'format',
    command: [
      node,
      'node_modules/prettier/bin/prettier.cjs',
      '--check',
      '--cache',
      '--cache-strategy',
      'content',
      '--cache-location', // elsewhere than the default, which `npm run format` deletes
      'build/prettier-cache',
      '--log-level',
      'warn',
      '.',
    ],
    inputs: code,
    quick: true,
  },
  {
    name: 'types',
    command: [node, 'node_modules/typescript7/bin/tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', 'build/types.tsbuildinfo'],
    inputs: sources,
    quick: true,
  },
  ...(process.env.ALL
    ? [{ name: 'recipes for backend teams', command: [node, '--import', 'tsx', 'tools/contracts/recipes.ts'], inputs: code }]
    : []),
  { name: 'budgets', command: [node, 'tools/build/budgets.mjs'], inputs: inputsOfBuild, built: true },
  { name: 'browsers that we promise', command: [node, 'tools/build/browsers.mjs'], inputs: inputsOfBuild, built: true },
  { name: 'journeys in a browser', command: [node, 'tools/build/e2e.mjs'], count: 'e2e', inputs: code, built: true, browser: true },
  ...otherLanguages.map(language => ({
    name: `a journey in another language (${language})`,
    command: [node, 'tools/build/e2e.mjs'],
    count: `e2e.${language}`,
    env: { LANGUAGE: language },
    inputs: code,
    built: true,
    browser: true,
  })),
  ...(process.env.ALL
    ? [
        { name: 'journeys in Firefox and WebKit', command: [node, '--import', 'tsx', 'tools/engines/run.ts'], inputs: code, built: true },
        {
          name: 'a journey in Chromium 109',
          command: [node, 'tools/engines/chrome109.mjs', '--installed'],
          inputs: code,
          built: true,
          browser: true,
        },
      ]
    : []),
];
