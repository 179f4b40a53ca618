import { sourcesOf } from '@scripts/sources';

const MOST = 200;

const lengthOf = (text: string): number => text.split('\n').length - 1;
const product = ['domain', 'application', 'infrastructure', 'ui', 'src', 'sandbox'].flatMap(sourcesOf);

test('no file of the product is longer than a reader holds in mind', () => {
  const long = product.filter(({ text }) => lengthOf(text) > MOST);
  expect(product.length).toBeGreaterThan(500);
  expect(long.map(({ file, text }) => `${file}: ${lengthOf(text)} lines`)).toEqual([]);
});
