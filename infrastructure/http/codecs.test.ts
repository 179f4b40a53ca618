import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { listToPick, mapToPick, readAnswer, withoutNulls } from './codecs';
import { DayWire } from './day';
import { Text } from './formed';
import { optional, TextOrEmpty } from './optional';

const Town = t.intersection([t.type({ label: t.string }), optional({ postalCode: t.string })]);
const Towns = t.type({ towns: listToPick(Town) });
const lyon = { label: 'Lyon' };

describe('D-48: null is absent', () => {
  test.each([
    ['in a field', { a: null, b: 1 }, { b: 1 }],
    ['however deep', { a: { b: [{ c: null, d: 'x' }] } }, { a: { b: [{ d: 'x' }] } }],
    ['but an element of a list, which is none', { a: [null, 1] }, { a: [null, 1] }],
    ['but the whole answer', null, null],
    ['and nothing else: zero, no, the empty text stay', { a: 0, b: false, c: '' }, { a: 0, b: false, c: '' }],
  ])('%s', (_what, given, becomes) => {
    expect(withoutNulls(given)).toEqual(becomes);
  });

  test('in an optional field it is read as if it were not there, in a required one it cannot be read', () => {
    expect(readAnswer(Town, { label: 'Lyon', postalCode: null })).toEqual(E.right({ value: lyon, leftOut: [] }));
    expect(readAnswer(Town, { label: null })).toEqual(E.left([expect.stringContaining('label')]));
  });
});

describe('D-48: an empty text is absent where a field is optional', () => {
  const CoHolder = t.intersection([t.type({ id: Text }), optional({ mobile: t.string })]);
  const File = optional({ firstname: t.string, amount: t.number, flag: t.keyof({ 0: null }), born: DayWire, coHolder: CoHolder });

  test.each([
    ['a text', { firstname: '' }],
    ['spaces alone', { firstname: '  ' }],
    ['an amount', { amount: '' }],
    ['a flag', { flag: '' }],
    ['a day', { born: '' }],
    ['an object whose id is empty', { coHolder: { id: '' } }],
    ['an object of empty texts', { coHolder: { id: '', mobile: '' } }],
    ['an object of empty texts and nulls', { coHolder: { id: '', mobile: null } }],
  ])('%s', (_what, given) => {
    expect(readAnswer(File, given)).toEqual(E.right({ value: { [Object.keys(given)[0] ?? '']: undefined }, leftOut: [] }));
  });

  test('an object without id that holds something else is absent, and reported by its path alone', () => {
    expect(readAnswer(File, { coHolder: { id: '', mobile: '06 39 98 00 01' } })).toEqual(
      E.right({ value: { coHolder: undefined }, leftOut: [expect.stringMatching(/^coHolder\..*id$/)] }),
    );
  });

  test.each([
    ['its id is of another type', { id: 7 }],
    ['it has none', {}],
    ['something else of it is wrong too', { id: '', mobile: 7 }],
  ])('an object cannot be read where %s', (_what, coHolder) => {
    expect(E.isLeft(readAnswer(File, { coHolder }))).toBe(true);
  });

  test('D-70: the empty code of a street without a type stays', () => {
    expect(readAnswer(optional({ streetType: TextOrEmpty }), { streetType: '' })).toEqual(
      E.right({ value: { streetType: '' }, leftOut: [] }),
    );
  });

  test('a map loses the entries that say nothing, without a report', () => {
    expect(readAnswer(mapToPick(t.string), { lastName: 'Exemple', otherFirstNames: '' })).toEqual(
      E.right({ value: { lastName: 'Exemple' }, leftOut: [] }),
    );
  });

  test('an empty id cannot be read where it is required', () => {
    expect(readAnswer(CoHolder, { id: '' })).toEqual(E.left([expect.stringContaining('id')]));
  });
});

describe('D-85: a day that no calendar has', () => {
  const Born = t.type({ birth: optional({ birthdate: DayWire }) });

  test.each(['1992-00-00', '0000-00-00', '1990-02-30', '0001-01-01', '9999-12-31'])('%s is read as unknown, and told', birthdate => {
    expect(readAnswer(Born, { birth: { birthdate } })).toEqual(
      E.right({ value: { birth: { birthdate: undefined } }, leftOut: ['birth.birthdate'] }),
    );
  });

  test.each(['27/03/1992', 7])('%j cannot be read', birthdate => {
    expect(E.isLeft(readAnswer(Born, { birth: { birthdate } }))).toBe(true);
  });
});

describe('ERR-07: a list that one can do without an element of', () => {
  test.each([
    ['all of it, where all of it can be read', [lyon, { label: 'Nantes' }], ['Lyon', 'Nantes'], []],
    [
      'what can be read of it; the rest is told by its place',
      [lyon, { label: 7 }, null, { label: 'Nantes' }],
      ['Lyon', 'Nantes'],
      ['1', '2'],
    ],
    ['nothing, where there is nothing', [], [], []],
  ])('is %s', (_what, towns, labels, leftOut) => {
    const read = readAnswer(Towns, { towns });
    expect(E.isRight(read) && read.right.value.towns.map(({ label }) => label)).toEqual(labels);
    expect(E.isRight(read) && [...new Set(read.right.leftOut.map(path => path.split('.')[1]))]).toEqual(leftOut);
  });

  test.each([
    ['nothing of it can be read', [{ label: 7 }, null]],
    ['it is no list', { '0': lyon }],
  ])('cannot be read where %s', (_what, towns) => {
    expect(E.isLeft(readAnswer(Towns, { towns }))).toBe(true);
  });

  test('two answers are read apart: what was left out of one is not told of the other', () => {
    readAnswer(Towns, { towns: [lyon, null] });
    expect(readAnswer(Towns, { towns: [lyon] })).toEqual(E.right({ value: { towns: [lyon] }, leftOut: [] }));
  });
});
