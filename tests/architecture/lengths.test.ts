import { sourcesOf } from '@scripts/sources';

const MOST = 300;

const lengthOf = (text: string): number => text.split('\n').length - 1;
const product = ['domain', 'application', 'infrastructure', 'ui', 'src', 'sandbox'].flatMap(sourcesOf);

test('no file of the product has more than 300 lines', () => {
  const long = product.filter(({ text }) => lengthOf(text) > MOST);
  expect(product.length).toBeGreaterThan(500);
  expect(long.map(({ file, text }) => `${file}: ${lengthOf(text)} lines`)).toEqual([]);
});
