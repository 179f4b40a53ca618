import base from '../../playwright.config';

export default {
  ...base,
  testDir: './walks',
  testMatch: '*.spec.ts',
  outputDir: '../../build/a11y',
};
