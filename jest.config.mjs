process.env.PACT_DO_NOT_TRACK = 'true'; // no telemetry from the Pact native library; workers inherit it
const swc = [
  '@swc/jest',
  {
    jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } }, target: 'es2022' },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];
const common = {
  transform: { '^.+\\.(t|j|mj)sx?$': swc },
  // ESM-only packages: on Node 20 jest cannot require() them, so swc turns them into CommonJS
  transformIgnorePatterns: ['/node_modules/(?!(?:.*/node_modules/)?(inversify|@inversifyjs|altcha-lib|jose|dcql|@openid4vc|@sd-jwt)/)'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tests/support/classes.cjs',
    '\\.css$': '<rootDir>/tests/support/empty.cjs',
    '^@brands/(.*)$': '<rootDir>/brands/$1',
    '^@domain/(.*)$': '<rootDir>/domain/$1',
    '^@application/(.*)$': '<rootDir>/application/$1',
    '^@infrastructure/(.*)$': '<rootDir>/infrastructure/$1',
    '^@ui/(.*)$': '<rootDir>/ui/$1',
    '^@messages/(.*)$': '<rootDir>/ui/copy/fr/$1', // the language of the page
    '^@contracts/(.*)$': '<rootDir>/contracts/$1',
    '^@(sandbox|tests|tools)/(.*)$': '<rootDir>/$1/$2',
  },
  clearMocks: true,
  modulePathIgnorePatterns: ['<rootDir>/.stryker-tmp', '<rootDir>/dist', '<rootDir>/build/'],
};
const browser = {
  ...common,
  testEnvironment: 'jsdom',
  testEnvironmentOptions: { customExportConditions: ['browser', 'require', 'default'] },
  setupFilesAfterEnv: ['<rootDir>/tests/support/setup-ui.ts'],
};
/** Renders each screen with the English messages. */
const ENGLISH = 'tests/journey/english.test.tsx';

export default {
  // Tests wait for conditions: this limit only ends one that hangs, on a busy machine too.
  testTimeout: 60_000,
  projects: [
    {
      ...common,
      displayName: 'unit',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{domain,application,infrastructure,src,tests,sandbox,tools}/**/*.test.ts'],
      setupFiles: ['<rootDir>/tests/support/documents.cjs'],
      testPathIgnorePatterns: ['/node_modules/', '\\.pact\\.test\\.ts$', 'sandbox/tests/contracts\\.test\\.ts$'],
    },
    {
      ...browser,
      displayName: 'ui',
      testMatch: ['<rootDir>/ui/**/*.test.{ts,tsx}', '<rootDir>/{application,infrastructure,src,tests}/**/*.test.tsx'],
      testPathIgnorePatterns: ['/node_modules/', ENGLISH],
    },
    {
      ...browser,
      displayName: 'english',
      moduleNameMapper: { ...common.moduleNameMapper, '^@messages/(.*)$': '<rootDir>/ui/copy/en/$1' },
      testMatch: [`<rootDir>/${ENGLISH}`],
    },
    { ...common, displayName: 'pact', testEnvironment: 'node', testMatch: ['<rootDir>/contracts/**/*.pact.test.ts'] },
    { ...common, displayName: 'pact-provider', testEnvironment: 'node', testMatch: ['<rootDir>/sandbox/tests/contracts.test.ts'] },
  ],
};
