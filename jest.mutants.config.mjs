// The rules' tests alone, as one flat project: what Stryker runs against each mutant (stryker.config.mjs).
import jest from './jest.config.mjs';

const { displayName, ...unit } = jest.projects.find(project => project.displayName === 'unit');

/** Tests that start processes of their own, measure time or read the sources say nothing about a mutant. */
const asides = [
  'tests/rules/zones',
  'tests/rules/command',
  'tests/rules/paste',
  'tests/rules/hostile',
  'tests/rules/files',
  'tests/journey/drawing',
];

export default {
  ...unit,
  testMatch: ['<rootDir>/tests/{rules,journey,offer,domain}/**/*.test.ts', '<rootDir>/domain/**/*.test.ts'],
  testPathIgnorePatterns: [...unit.testPathIgnorePatterns, ...asides],
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/build'],
  testSequencer: '<rootDir>/scripts/mutants-sequencer.cjs',
  setupFiles: ['<rootDir>/tests/support/few-runs.cjs'],
};
