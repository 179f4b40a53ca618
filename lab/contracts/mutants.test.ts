import { edited, EACH, ANY, filled } from '@contracts/tools/edits';
import { faultsOf, refusalFaults } from './faults';
import { isEnough, type Figures } from './report';
import { disagreements, spread } from './sample';
import { mismatches, type Answer } from './matching';
import type { Schema } from '@contracts/tools/schema';

describe('XTR-25: an edit of an answer', () => {
  const body = { list: [{ a: 1 }, { a: 2 }], map: { x: { b: 1 }, y: { b: 2 } } };

  test.each([
    ['of every element', ['list', EACH, 'a'], 'all', { ...body, list: [{ a: 0 }, { a: 0 }] }],
    ['of one element beside one that stays', ['list', EACH, 'a'], 'one', { ...body, list: [{ a: 1 }, { a: 0 }] }],
    ['of every entry of a map', ['map', ANY, 'b'], 'all', { ...body, map: { x: { b: 0 }, y: { b: 0 } } }],
    ['of what is not there', ['nothing', 'a'], 'all', body],
  ] as const)('%s', (_what, steps, which, becomes) => {
    expect(edited(body, steps, () => 0, which)).toEqual(becomes);
  });

  test('takes a field away, and fills one in where it lacks', () => {
    expect(edited({ a: 1, b: 2 }, ['a'], () => undefined)).toEqual({ b: 2 });
    expect(filled([{ a: 1 }, {}], [EACH, 'a'], null)).toEqual([{ a: 1 }, { a: null }]);
  });

  test('of one element of a list of one leaves a right one beside it', () => {
    expect(edited([{ a: 1 }], [EACH, 'a'], () => 0, 'one')).toEqual([{ a: 1 }, { a: 0 }]);
  });
});

describe('the faults of a call', () => {
  const schema: Schema = {
    type: 'object',
    required: ['flag'],
    properties: { flag: { type: 'string', enum: ['0', '1'] }, label: { type: 'string' }, open: { type: 'string', address: true } },
  };
  const kinds = (path: string) =>
    faultsOf(schema)
      .filter(fault => fault.path === path)
      .map(({ kind }) => kind);

  test('follow from what its codec reads', () => {
    expect(kinds('$.flag')).toEqual(['missing', 'null', 'other type', 'unknown value', 'always 0', 'always 1']);
    expect(kinds('$.label')).toEqual(['missing', 'null', 'other type', 'other text', 'null where it is absent']);
    expect(kinds('$.open')).toContain('a script');
  });

  test('are free only where any value would do', () => {
    expect(
      [...faultsOf(schema), ...refusalFaults]
        .filter(({ free }) => free)
        .every(({ kind }) => /other|more|null where|order|longer|with a text/.test(kind)),
    ).toBe(true);
  });
});

describe('the rules of a contract, without a verifier', () => {
  const rule = (match: object) => ({ combine: 'AND', matchers: [match] });
  const answer = (body: unknown): Answer => ({ status: 200, contentType: 'application/json; charset=utf-8', body });
  const agreed = (content: unknown, body: Record<string, unknown>) => ({
    status: 200,
    body: { content, contentType: 'application/json' },
    matchingRules: { body },
  });
  const list = agreed([{ a: 'x' }], { $: rule({ match: 'type', min: 1 }), '$[*].a': rule({ match: 'type' }) });

  test.each([
    ['each element of a list', list, [{ a: 'y' }, { a: 1 }], false],
    ['a longer list, other texts, more fields', list, [{ a: 'y' }, { a: 'z', b: 1 }], true],
    ['at least one element', list, [], false],
    ['an exact value', agreed({ a: '1' }, {}), { a: 1 }, false],
    ['a form that a number has too', agreed({ a: '1' }, { '$.a': rule({ match: 'regex', regex: '^[01]$' }) }), { a: 1 }, true],
    ['any list', agreed({ a: [] }, { '$.a': rule({ match: 'type' }) }), { a: [1] }, true],
    ['an empty list', agreed({ a: [] }, {}), { a: [1] }, false],
  ])('%s', (_what, expected, body, fits) => {
    expect(mismatches(expected, answer(body)).length === 0).toBe(fits);
  });

  test('a status, a body, a content type', () => {
    expect(mismatches(list, { ...answer([{ a: 'x' }]), status: 201 })).not.toEqual([]);
    expect(mismatches(list, answer(undefined))).not.toEqual([]);
    expect(mismatches(list, { ...answer('<h1>'), contentType: 'text/html' })).not.toEqual([]);
  });
});

describe('the figures', () => {
  const good: Figures = { harmful: 200, refused: 198, harmless: 100, accepted: 95, constants: 9, constantsRefused: 9 };

  test('have limits on both sides: what harms is refused, what does not is let pass', () => {
    expect(isEnough(good)).toBe(true);
    expect(isEnough({ ...good, refused: 197 })).toBe(false);
    expect(isEnough({ ...good, accepted: 94 })).toBe(false);
    expect(isEnough({ ...good, constantsRefused: 8 })).toBe(false);
  });

  test('a verifier that broke off agrees with nothing', () => {
    expect(disagreements([], '\n@round 0\n')).toHaveLength(1);
    expect(disagreements([], '\n@end\n')).toEqual([]);
  });

  test('a sample is spread evenly', () => {
    expect(spread([0, 1, 2, 3, 4, 5, 6, 7], 4)).toEqual([0, 2, 4, 6]);
    expect(spread([0, 1], 4)).toEqual([0, 1]);
  });
});
