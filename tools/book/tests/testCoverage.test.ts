import { coveredBy } from '../testCoverage';

const product = "import { age } from '@domain/eligibility/age';\n";
const keeps = (file: string, text: string, ...helpers: readonly { readonly file: string; readonly text: string }[]): readonly string[] =>
  coveredBy(['ACC-01'], [{ file, text }, ...helpers]).flatMap(({ tests }) => tests);

describe('XTR-13: a requirement counts as tested when a test names it and reaches the product', () => {
  test('a planted test that does both', () => {
    expect(keeps('tests/a.test.ts', `${product}test('ACC-01: an age', () => expect(age).toBeDefined());`)).toEqual(['tests/a.test.ts']);
  });

  test('by a helper of the tests too', () => {
    const helper = { file: 'tests/support/age.ts', text: product };
    expect(keeps('tests/a.test.ts', "import './support/age';\ntest('ACC-01', () => undefined);", helper)).toEqual(['tests/a.test.ts']);
  });

  test('in a browser, or through the adapters', () => {
    expect(keeps('tests/e2e/a.spec.ts', "test('ACC-01', () => undefined);")).toEqual(['tests/e2e/a.spec.ts']);
    expect(keeps('contracts/a/b.pact.test.ts', "const requirement = 'ACC-01';")).toEqual(['contracts/a/b.pact.test.ts']);
  });

  test.each([
    ['one that imports nothing of it', 'tests/a.test.ts', "test('ACC-01', () => undefined);"],
    ['one that looks at the sandbox alone', 'tests/a.test.ts', "import { bank } from '@sandbox/bank';\ntest('ACC-01', () => bank);"],
    ['one that names it in a comment', 'tests/a.test.ts', `${product}// ACC-01\ntest('an age', () => age);`],
    ['the product’s own comment', 'domain/age.ts', `${product}/** ACC-01 */`],
  ])('%s keeps nothing', (_what, file, text) => expect(keeps(file, text)).toEqual([]));

  test('faults and attacks are counted, ranges in full', () => {
    const [r03, x08] = coveredBy(['R03', 'X08'], [{ file: 'tests/a.test.ts', text: `${product}test('R02 to R04, X08', () => age);` }]);
    expect([r03?.tests, x08?.tests]).toEqual([['tests/a.test.ts'], ['tests/a.test.ts']]);
  });
});
