import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import textAlone from './tools/build/lint/text-alone.cjs';

/** Rules that the type checker does not check. */
const house = {
  '@typescript-eslint/no-explicit-any': 'error',
  '@typescript-eslint/no-non-null-assertion': 'error',
  '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
  '@typescript-eslint/no-unsafe-enum-assignment': 'off', // the code has no enum, and this rule takes a third of the lint time
  '@typescript-eslint/no-confusing-void-expression': 'off',
  '@typescript-eslint/no-invalid-void-type': 'off',
  '@typescript-eslint/no-unsafe-class-instance-assignment': 'off', // ports are structural: a literal or an adapter may replace one
  '@typescript-eslint/unbound-method': 'off', // view-models bind themselves (MobX autoBind) and are passed as handlers
  '@typescript-eslint/no-extraneous-class': 'off', // ports and use cases are classes, they are the injection keys
  '@typescript-eslint/no-unnecessary-condition': 'off', // answers of the outside are checked even where a type says they cannot be wrong
  '@typescript-eslint/require-await': 'off',
  '@typescript-eslint/no-unnecessary-type-parameters': 'off',
  '@typescript-eslint/prefer-nullish-coalescing': 'off',
};

/** Sources that a browser loads. */
const browserSources = ['{brands,domain,application,infrastructure,ui,src}/**/*.{ts,tsx}', 'contracts/calls/**/*.ts'];

/** Safari before 16.4 refuses a whole file for one lookbehind. tools/build/browsers.mjs reads the built files, packages included. D-121 */
const laterThanPromised = [
  'Literal[regex.pattern=/[(][?]<[=!]/]',
  'Literal[value=/[(][?]<[=!]/]',
  'TemplateElement[value.raw=/[(][?]<[=!]/]',
].map(selector => ({ selector, message: 'No lookbehind: Safari 16.0 to 16.3 does not know it (D-121).' }));

/** A chunk may be gone after a deployment, and `void` hides that from no-floating-promises. R07 */
const unhandledImport = {
  selector: "UnaryExpression[operator='void'] > CallExpression:not([callee.property.name='catch']):has(ImportExpression)",
  message: 'The chunk may be gone: end with a catch (R07).',
};

export default tseslint.config(
  {
    ignores: [
      'dist/**',
      'build/**',
      'reports/**',
      'coverage/**',
      '.stryker-tmp/**',
      'docs/**',
      '**/*.cjs',
      '**/*.mjs',
      'webpack.config.js',
      'sandbox/**/assets/**',
      'sandbox/**/*.js',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  { languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } } },
  {
    files: ['**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: Object.fromEntries(Object.keys(reactHooks.configs.recommended.rules).map(rule => [rule, 'error'])),
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' }, rules: house },
  // a remark for the reviewer, no law: length alone is no fault
  {
    files: ['{domain,application,infrastructure,ui,src,sandbox}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.*'],
    rules: { 'max-lines': ['warn', 300] },
  },
  // the first bytes of files are control characters
  { files: ['infrastructure/browser/files/otherFile.ts'], rules: { 'no-control-regex': 'off' } },
  { files: browserSources, rules: { 'no-restricted-syntax': ['error', ...laterThanPromised, unhandledImport] } },
  {
    files: ['ui/**/*.tsx', 'src/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    plugins: { house: { rules: { 'text-alone': textAlone } } },
    rules: { 'house/text-alone': 'error' },
  },
  {
    // What asks for types is asked of what is delivered and of the scripts; the compiler reads the tests just as strictly.
    files: ['tests/**', 'tools/accessibility/walks/**', '**/*.spec.ts', 'contracts/**/*.test.ts', '**/*.test.ts', '**/*.test.tsx'],
    ...tseslint.configs.disableTypeChecked,
    rules: {
      ...tseslint.configs.disableTypeChecked.rules,
      '@typescript-eslint/consistent-type-assertions': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-empty-function': 'off',
    },
  },
);
