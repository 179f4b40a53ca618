import * as E from 'fp-ts/Either';
import { casesOf } from '@tools/book/cases';
import { daysAfter } from './calendar';
import { entry } from './entry';
import { NamedError } from './namedError';
import { rule } from './rule';
import { placesOf, spoken, wordsAlone } from './says';
import { absentOr, boolean, isRecord, list, number, oneOf, record, text, whole, type Description } from './shape';
import { decided, holds, rowFor, speaksOf } from './table';
import { progress } from './words';

const NBSP = '\u00A0';

describe('XTR-16: the cases that a table is proven on are those that its rows can tell apart, each once', () => {
  const field = (form: Description, ...conditions: readonly unknown[]) =>
    casesOf(
      { kind: 'record', fields: { of: form } },
      conditions.map(of => ({ when: { of } })),
    ).map(({ of }) => of);

  test('both answers, every code of a list, and nothing where it may be absent', () => {
    expect(field({ kind: 'boolean' })).toEqual([true, false]);
    expect(field({ kind: 'oneOf', values: ['TIT', 'COT'] })).toEqual(['TIT', 'COT']);
    expect(field({ kind: 'absent', or: { kind: 'boolean' } })).toEqual([null, true, false]);
  });

  test('the numbers that a row names and their neighbours, nought too', () => {
    expect(field({ kind: 'whole' }, 7, { atLeast: 3 })).toEqual([-1, 0, 1, 6, 7, 8, 2, 3, 4]);
    expect(field({ kind: 'number' }, { oneOf: [200, 'no number'] })).toEqual([-1, 0, 1, 199, 200, 201]);
  });

  test('the texts that a row names, and texts that none names', () => {
    const strangers = ['named by no row', '', 'constructor'];
    expect(field({ kind: 'text' }, 'KO_01', { noneOf: ['KO_02', 3] })).toEqual(['KO_01', 'KO_02', ...strangers]);
    expect(field({ kind: 'text' })).toEqual(strangers);
  });

  test('an open field has known values, and accepts other texts', () => {
    const form: Description = { kind: 'record', fields: { word: { kind: 'text' }, docs: { kind: 'list', of: { kind: 'text' } } } };
    const cases = casesOf(form, [{ when: { docs: [], word: 'x' } }], { word: ['a'], docs: [[], ['1']] });
    expect(cases).toEqual(['a', 'named by no row', '', 'constructor'].flatMap(word => [[], ['1']].map(docs => ({ word, docs }))));
  });

  test('what names another field says nothing of this one, and every field is combined with every other', () => {
    const form: Description = { kind: 'record', fields: { one: { kind: 'boolean' }, other: { kind: 'whole' } } };
    expect(casesOf(form, [{ when: { other: 5 } }])).toHaveLength(12);
    expect(casesOf(form, [{ when: { one: true } }])).toHaveLength(6);
    const alike: Description = { kind: 'record', fields: { one: { kind: 'whole' }, word: { kind: 'text' }, other: { kind: 'whole' } } };
    expect(casesOf(alike, [{ when: { other: 5 } }])).toHaveLength(3 * 3 * 6);
  });

  test('a table reads a record with distinct fields', () => {
    expect(() => casesOf({ kind: 'text' }, [])).toThrow(RangeError);
    expect(() => field({ kind: 'day' })).toThrow(RangeError);
  });
});

describe('XTR-13: a rule’s sentence says its own numbers', () => {
  const parameters = {
    few: { value: 3, unit: 'calls' },
    many: { value: 21, unit: 'years' },
    price: { value: 1234567.5, unit: '€' },
    twenty: { value: 20, unit: 'x' },
    nought: { value: 0, unit: 'x' },
    first: { value: '2025-08-01', unit: 'day' },
    day: { value: '2025-12-02', unit: 'day' },
    code: { value: '10660', unit: 'product' },
  };
  const said = (words: string) => spoken({ fr: words, en: words }, parameters);

  test('in words as far as there are any, else in digits, grouped and with cents as each language writes them', () => {
    expect(said('{few} {few:words}')).toEqual({ fr: '3 trois', en: '3 three' });
    expect(said('{nought:words} {twenty:words} {many:words}')).toEqual({ fr: 'zéro vingt 21', en: 'zero twenty 21' });
    expect(said('{price}')).toEqual({ fr: `1${NBSP}234${NBSP}567,50`, en: '1,234,567.50' });
  });

  test('days as people say them, codes as they are', () => {
    expect(said('{first}')).toEqual({ fr: '1er août 2025', en: '1 August 2025' });
    expect(said('{day} {day:words}')).toEqual({ fr: '2 décembre 2025 2 décembre 2025', en: '2 December 2025 2 December 2025' });
    expect(spoken({ fr: '{d}', en: '{d}' }, { d: { value: '2025-13-02', unit: 'day' } }).en).toBe('2 13 2025');
    expect(said('{code}')).toEqual({ fr: '10660', en: '10660' });
  });

  test('every month has its word in its place', () => {
    const months = Array.from({ length: 12 }, (_, month) => `2025-${String(month + 1).padStart(2, '0')}-03`);
    const words = months.map(value => spoken({ fr: '{d}', en: '{d}' }, { d: { value, unit: 'day' } }));
    expect(words.map(({ fr }) => fr.split(' ')[1]).join(' ')).toBe(
      'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
    );
    expect(words.map(({ en }) => en.split(' ')[1]).join(' ')).toBe(
      'January February March April May June July August September October November December',
    );
  });

  test('every number up to twenty has its word', () => {
    const words = Array.from({ length: 21 }, (_, value) => spoken({ fr: '{n:words}', en: '{n:words}' }, { n: { value, unit: 'x' } }));
    expect(words.map(({ fr }) => fr).join(' ')).toBe(
      'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
    );
    expect(words.map(({ en }) => en).join(' ')).toBe(
      'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
    );
  });

  test('a placeholder without a parameter stays, also one named like an object’s own property; places and words are separate', () => {
    expect(said('{nothing} {constructor}').fr).toBe('{nothing} {constructor}');
    expect(placesOf('a {few} b {many:words}')).toEqual(['few', 'many']);
    expect(wordsAlone('a {few} b {many:words}.')).toBe('a  b .');
  });
});

describe('a row speaks of a case', () => {
  test('by a value, a span whose end is excluded, one of several, or none of them', () => {
    expect([holds(3, 3), holds(3, '3'), holds('a', 'a')]).toEqual([true, false, true]);
    expect([17, 18, 24, 25].map(age => holds({ atLeast: 18, under: 25 }, age))).toEqual([false, true, true, false]);
    expect([holds({ atLeast: 18 }, 99), holds({ under: 5 }, -1), holds({}, 1), holds({ under: 5 }, '1')]).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(holds({ oneOf: ['a', { atLeast: 1 }] }, 2)).toBe(true);
    expect([holds({ oneOf: [] }, 'a'), holds({ oneOf: 'a' }, 'a')]).toEqual([false, false]);
    expect([holds({ noneOf: ['a'] }, 'a'), holds({ noneOf: ['a'] }, 'b')]).toEqual([false, true]);
  });

  test('where every field that it names holds; the first such row decides, and none is an error', () => {
    const rows = [
      { when: { age: { under: 18 } }, then: 'minor', because: '' },
      { when: { age: { atLeast: 18 }, joint: true }, then: 'both', because: '' },
    ];
    expect(decided(rows, { age: 17, joint: false })).toBe('minor');
    expect(rowFor(rows, { age: 18, joint: true })).toBe(rows[1]);
    expect(() => decided(rows, { age: 18, joint: false })).toThrow(RangeError);
    expect([null, {}].map(given => speaksOf({ when: {} }, given))).toEqual([false, true]);
    expect(speaksOf({ when: { a: 1 } }, { a: 2 })).toBe(false);
  });
});

describe('a shape accepts what it describes, and nothing else', () => {
  test.each([
    ['a text', text, ['', 'a'], [1, null, undefined]],
    ['a whole number', whole, [0, -3], [1.5, '1', NaN]],
    ['a number', number, [0, 1.5], [NaN, Infinity, '1']],
    ['a yes or no', boolean, [true, false], ['true', 0, null]],
    ['a code', oneOf('TIT', 'COT'), ['TIT', 'COT'], ['tit', '', 'TIT ']],
    ['a list', list(whole), [[], [1, 2]], [[1, 'a'], {}, 'a']],
    ['what may be absent', absentOr(text), [null, 'a'], [undefined, 1]],
    [
      'a record',
      record({ a: text, b: whole }),
      [
        { a: '', b: 1 },
        { a: '', b: 1, c: 2 },
      ],
      [{ a: '' }, { a: 1, b: 1 }, [], null, 'a'],
    ],
  ] as const)('%s', (_, shape, inside, outside) => {
    expect(inside.filter(value => !shape.is(value))).toEqual([]);
    expect(outside.filter(value => shape.is(value))).toEqual([]);
  });

  test('a record is an object that is no list', () => {
    expect([isRecord({}), isRecord([]), isRecord(null), isRecord('a')]).toEqual([true, false, false, false]);
  });

  test('STP-04: a step is done, under way or to come', () => {
    expect(['complete', 'ongoing', 'upcoming', ''].map(progress.is)).toEqual([true, true, true, false]);
  });

  test('an inherited property does not count as a field', () => {
    expect(record({ toString: text }).is({})).toBe(false);
  });
});

test('CFG-06: a span later clamps the end of a month', () => {
  expect(daysAfter('2025-01-31', { months: 1 })).toBe('2025-02-28');
  expect(daysAfter('2024-02-29', { years: 1 })).toBe('2025-02-28');
  expect(daysAfter('2025-12-31', { days: 1 })).toBe('2026-01-01');
});

describe('an entry of the register', () => {
  const youth = rule({
    id: 'test.youth',
    requirements: ['XTR-13'],
    title: { fr: 'Avant {limit} ans', en: 'Before {limit}' },
    says: { fr: 'Sous {limit}.', en: 'Under {limit}.' },
    parameters: { limit: { value: 26, unit: 'years', limit: 'excluded' } },
    clauses: [['Under', 'young', 'old']],
    known: { age: [1] },
    since: '2025-01-01',
    input: record({ age: whole, card: absentOr(text) }),
    decide: ({ age, card }) => {
      if (card === 'unknown') throw new NamedError('UNKNOWN_CARD', card);
      if (card === 'broken') throw new Error('beyond measure');
      return age < 26;
    },
    table: [
      { when: { age: { under: 26 } }, then: true, because: '' },
      { when: { age: { atLeast: 26 } }, then: false, because: '' },
    ],
    examples: [
      ['young', { age: 25, card: null }, true],
      ['old', { age: 26, card: null }, false],
    ],
    refusals: [['no such card', { age: 1, card: 'unknown' }, 'UNKNOWN_CARD']],
  });
  const listed = entry(youth);

  test('says what the rule says, its numbers in their places, and keeps what was written', () => {
    expect(listed).toMatchObject({
      id: 'test.youth',
      requirements: ['XTR-13'],
      title: { fr: 'Avant 26 ans', en: 'Before 26' },
      says: { fr: 'Sous 26.', en: 'Under 26.' },
      written: { fr: 'Sous {limit}.', en: 'Under {limit}.' },
      parameters: [{ name: 'limit', value: 26, unit: 'years', limit: 'excluded' }],
      clauses: [['Under', 'young', 'old']],
      known: { age: [1] },
      since: '2025-01-01',
      input: youth.input.description,
      examples: [
        { title: 'young', given: { age: 25, card: null }, verdict: true },
        { title: 'old', given: { age: 26, card: null }, verdict: false },
      ],
      refusals: [{ title: 'no such card', given: { age: 1, card: 'unknown' }, tag: 'UNKNOWN_CARD' }],
    });
    expect(listed.table).toBe(youth.table);
  });

  test('answers, or says why not', () => {
    expect(listed.evaluate({ age: 25, card: null })).toEqual(E.right(true));
    expect(listed.evaluate({ age: '25', card: null })).toEqual(E.left('INVALID_INPUT'));
    expect(listed.evaluate({ age: 1, card: 'unknown' })).toEqual(E.left('UNKNOWN_CARD'));
    expect(listed.evaluate({ age: 1, card: 'broken' })).toEqual(E.left('INVALID_INPUT'));
    expect([listed.rowsOf({ age: 25 }), listed.rowsOf({ age: 26 }), listed.rowsOf({ age: 'x' })]).toEqual([[0], [1], []]);
    expect(new NamedError('UNKNOWN_CARD', 'x')).toMatchObject({ name: 'NamedError', tag: 'UNKNOWN_CARD', message: 'UNKNOWN_CARD: x' });
  });
});
