// npm run mutants:domain — mutation testing of the rules: long, and not part of npm test. Figures and survivors: docs/mutation.md
export default {
  testRunner: 'bundle',
  plugins: ['./scripts/mutants-runner.mjs', './scripts/mutants-prose.mjs'],
  ignorers: ['prose'],
  mutate: ['domain/**/*.ts', '!domain/register.ts', '!domain/**/*.test.ts'],
  coverageAnalysis: 'off',
  concurrency: 1,
  timeoutMS: 60_000,
  incremental: true,
  incrementalFile: 'reports/mutants/incremental.json',
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: 'reports/mutants/mutants.json' },
  clearTextReporter: { allowColor: false, reportTests: false, reportMutants: false, skipFull: true },
  thresholds: { high: 98, low: 95, break: 95 },
  tempDirName: '.stryker-tmp',
};
