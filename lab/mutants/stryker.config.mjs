// One room of domain/ (MUTANTS_ROOM) under mutation; npm run mutants -w lab:domain -w lab goes through all of them. Figures and survivors: docs/mutation.md
const room = process.env.MUTANTS_ROOM ?? '*';

export default {
  testRunner: 'bundle',
  plugins: ['./lab/mutants/runner.mjs', './lab/mutants/prose.mjs'],
  ignorers: ['prose'],
  mutate: [`domain/${room}/**/*.ts`],
  coverageAnalysis: 'off',
  concurrency: 1,
  timeoutMS: 600_000,
  dryRunTimeoutMinutes: 12,
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: `reports/mutants/${room}.json` },
  clearTextReporter: { allowColor: false, reportTests: false, reportMutants: false, skipFull: true },
  thresholds: { high: 98, low: 95, break: 0 },
  ignorePatterns: ['dist', 'build', 'reports', 'test-results', '.sandbox', 'e2e', 'sandbox', 'ui', 'infrastructure', 'src'],
  tempDirName: '.stryker-tmp',
};
