import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { listToPick, readAnswer, withoutNulls } from './codecs';
import { DayWire } from './day';

const Town = t.intersection([t.type({ label: t.string }), t.partial({ postalCode: t.string })]);
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

describe('D-85: a day that no calendar has', () => {
  const Born = t.type({ birth: t.partial({ birthdate: DayWire }) });

  test.each(['1992-00-00', '0000-00-00', '1990-02-30'])('%s is read as unknown, and told', birthdate => {
    expect(readAnswer(Born, { birth: { birthdate } })).toEqual(
      E.right({ value: { birth: { birthdate: undefined } }, leftOut: ['birth.birthdate'] }),
    );
  });

  test.each(['27/03/1992', '', 7])('%j cannot be read', birthdate => {
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
