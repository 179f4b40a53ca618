import base from '../../playwright.config';

export default {
  ...base,
  testDir: '.',
  testMatch: ['journey.ts', 'prepared.ts'],
  outputDir: '../../build/shots',
  fullyParallel: false,
  workers: 1,
  reporter: 'line',
};
