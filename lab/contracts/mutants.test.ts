import { edited, EACH, ANY, filled, lengthened } from '@contracts/tools/edits';
import { DAY } from '@contracts/forms';
import { faultsOf, refusalFaults } from './faults';
import { isEnough, type Figures } from './report';
import { disagreements, drawn } from './sample';
import type { Schema } from '@contracts/tools/schema';

describe('XTR-25: an edit of an answer', () => {
  const body = { list: [{ a: 1 }, { a: 2 }], map: { x: { b: 1 }, y: { b: 2 } } };

  test.each([
    ['of every element', ['list', EACH, 'a'], { ...body, list: [{ a: 0 }, { a: 0 }] }],
    ['of every entry of a map', ['map', ANY, 'b'], { ...body, map: { x: { b: 0 }, y: { b: 0 } } }],
    ['of what is not there', ['nothing', 'a'], body],
  ] as const)('%s', (_what, steps, becomes) => {
    expect(edited(body, steps, () => 0)).toEqual(becomes);
  });

  test('takes a field away, and fills one in where it lacks', () => {
    expect(edited({ a: 1, b: 2 }, ['a'], () => undefined)).toEqual({ b: 2 });
    expect(filled([{ a: 1 }, {}], [EACH, 'a'], null)).toEqual([{ a: 1 }, { a: null }]);
  });

  test('adds an element to a list, an entry to a map', () => {
    expect(lengthened({ list: [] }, ['list'], 1)).toEqual({ list: [1] });
    expect(lengthened({ map: { x: 1 } }, ['map'], 2)).toEqual({ map: { x: 1, further: 2 } });
  });
});

describe('the faults of a call', () => {
  const schema: Schema = {
    type: 'object',
    required: ['flag'],
    properties: {
      flag: { type: 'string', enum: ['0', '1'] },
      label: { type: 'string' },
      open: { type: 'string', address: true },
      born: { type: 'string', pattern: DAY },
      list: { type: 'array', items: { type: 'string' } },
    },
  };
  const kinds = (path: string) =>
    faultsOf(schema)
      .filter(fault => fault.path === path)
      .map(({ kind }) => kind);

  test('follow from what its codec reads', () => {
    expect(kinds('$.flag')).toEqual(['missing', 'null', 'other type', 'unknown value', 'always 0', 'always 1']);
    expect(kinds('$.label')).toEqual([
      'missing',
      'null',
      'other type',
      'other text',
      'null where it is absent',
      'an empty text where it is absent',
    ]);
    expect(kinds('$.open')).toContain('a script');
    expect(kinds('$.born')).toContain('written 1990-02-30');
    expect(kinds('$.list[*]')).toContain('other type, of one more of $.list');
  });

  test('are free only where any value would do', () => {
    expect(
      [...faultsOf(schema), ...refusalFaults]
        .filter(({ free }) => free)
        .every(({ kind }) => /other|more|where it is absent|order|longer|with a text/.test(kind)),
    ).toBe(true);
  });
});

describe('the figures', () => {
  const good: Figures = { harmful: 200, refused: 198, harmless: 100, accepted: 97, constants: 9, constantsRefused: 9 };

  test('have limits on both sides: what harms is refused, what does not is let pass', () => {
    expect(isEnough(good)).toBe(true);
    expect(isEnough({ ...good, refused: 197 })).toBe(false);
    expect(isEnough({ ...good, accepted: 96 })).toBe(false);
    expect(isEnough({ ...good, constantsRefused: 8 })).toBe(false);
  });

  test('a verifier that broke off agrees with nothing', () => {
    expect(disagreements([], '\n@round 0\n')).toHaveLength(1);
    expect(disagreements([], '\n@end\n')).toEqual([]);
  });

  test('a sample is what its seed draws', () => {
    const all = [0, 1, 2, 3, 4, 5, 6, 7];
    expect(drawn(all, 4, 'a')).toEqual(drawn(all, 4, 'a'));
    expect(drawn(all, 4, 'a')).not.toEqual(drawn(all, 4, 'b'));
    expect(new Set(drawn(all, 9, 'a')).size).toBe(8);
  });
});
