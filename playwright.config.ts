import { defineConfig, devices } from '@playwright/test';

const executablePath = process.env['CHROMIUM_PATH']; // set by tools/build/e2e.mjs
/** Another language's messages replace the French ones. Only that language's journey runs. XTR-12 */
const language = process.env['LANGUAGE'];
const all = process.env['ALL'] ?? process.env['FAULT_MATRIX'];

export default defineConfig({
  testDir: '.',
  outputDir: `test-results/${language ?? 'fr'}`,
  ...(language ? { tsconfig: `./tests/e2e/${language}.tsconfig.json` } : { testIgnore: '**/e2e/otherLanguage.spec.ts' }),
  testMatch: language
    ? ['**/e2e/otherLanguage.spec.ts', ...(all ? ['**/e2e/{account,wallet}.spec.ts'] : [])]
    : ['**/e2e/*.spec.ts', ...(all ? ['**/tools/{book,contracts}/*.spec.ts'] : [])],
  // `npm test -w tools` also runs slow tests of a single table or page, and those that repeat another test's proof
  // (@all).
  ...(all ? {} : { grepInvert: /@all\b/ }),
  fullyParallel: true,
  workers: 3, // on two cores: a test waits for a third of its time (delays of the journey, films, analyses)
  retries: 0,
  timeout: 480_000, // of a whole journey on a busy machine; what nothing answers ends by its own line
  expect: { timeout: 30_000 }, // a film lasts three seconds, and polls are two apart
  reporter: [
    ['list'],
    ...(process.env['REPORTS']
      ? [['json', { outputFile: `${process.env['REPORTS']}/${language ? `e2e.${language}` : 'e2e'}.json` }] as const]
      : []),
  ],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    contextOptions: { reducedMotion: 'reduce' }, // animation frames take a tenth of a test's processor time; tests/e2e/firsttap.spec.ts enables them
    actionTimeout: 60_000, // a click without effect fails at its own line, not after the test's whole time
    video: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Rasterises on the CPU alone, without emulating a GPU: the product needs none, and every machine behaves alike.
        '--disable-gpu',
        '--disable-software-rasterizer',
        ...(process.env['CHROMIUM_ARGS'] ?? '').split(' ').filter(Boolean),
      ],
    },
  },
});
