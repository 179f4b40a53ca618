// npm run mutants -w tools -- domain/field/partialDate.ts — changes these files in one place at a time, runs the tests of their layer that reach them,
// and counts the changes that no test notices. Under 90 % noticed it fails.
import jest from '../../jest.config.mjs';

const [layer = 'domain'] = /(?<=^|,)[a-z]+(?=\/)/.exec(process.argv.at(-1) ?? '') ?? [];
const [unit, ui] = jest.projects;
/** Tests that start processes, or read sources as texts, say nothing of a mutant. */
const tests = {
  domain: [
    '<rootDir>/domain/**/!(hostile).test.ts',
    '<rootDir>/tests/{journey,rules}/**/!(asked|drawing|files|pages|promises|zones).test.ts',
  ],
  application: ['<rootDir>/application/**/*.test.ts'],
  infrastructure: ['<rootDir>/infrastructure/**/*.test.ts'],
};

export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner', './tools/book/prose.mjs'],
  ignorers: ['prose'],
  jest: { config: { ...(layer === 'ui' ? ui : { ...unit, testMatch: tests[layer] }), projects: [] } },
  concurrency: 2,
  timeoutMS: 90_000, // no change counts as noticed only because the machine is busy
  dryRunTimeoutMinutes: 15,
  disableTypeChecks: false,
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: 'reports/mutants.json' },
  ignorePatterns: ['dist', 'build', 'reports', 'test-results'],
  thresholds: { high: 95, low: 90, break: 90 },
};
