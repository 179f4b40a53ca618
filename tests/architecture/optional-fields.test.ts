import { sourcesOf } from '../../tools/build/sources';

test('D-48: each adapter of the bank declares its optional fields by `optional`, which reads an empty text as absent', () => {
  const partial = sourcesOf('infrastructure/http').filter(({ text }) => text.includes('t.partial('));
  expect(partial.map(({ file }) => file)).toEqual(['infrastructure/http/optional.ts']);
});
