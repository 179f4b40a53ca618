import base from '../../playwright.config';

export default {
  ...base,
  testDir: './walks',
  testMatch: '*.spec.ts',
  ...(base.tsconfig === undefined ? {} : { tsconfig: `../../${base.tsconfig}` }),
  outputDir: '../../build/a11y',
};
