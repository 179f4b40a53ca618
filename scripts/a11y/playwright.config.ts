import base from '../../playwright.config';

export default {
  ...base,
  testDir: '../../e2e/evidence',
  testMatch: '*.spec.ts',
  outputDir: '../../build/a11y',
};
