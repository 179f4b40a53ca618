// What oxlint has no equivalent for: it has no selectors, and its plugins cannot ask for types. Every other rule is in .oxlintrc.json.
import tseslint from 'typescript-eslint';
import textAlone from './tools/build/lint/text-alone.cjs';

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

export default [
  { ignores: ['**/*.{js,cjs,mjs}', '{dist,build,reports,coverage,.stryker-tmp}/**'] },
  { linterOptions: { reportUnusedDisableDirectives: 'off' } }, // those of oxlint's rules are here, too
  {
    files: browserSources,
    ignores: ['**/*.test.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser },
    rules: { 'no-restricted-syntax': ['error', ...laterThanPromised, unhandledImport] },
  },
  {
    files: ['ui/**/*.tsx', 'src/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { house: { rules: { 'text-alone': textAlone } } },
    rules: { 'house/text-alone': 'error' },
  },
];
