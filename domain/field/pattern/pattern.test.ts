import fc from 'fast-check';
import { fieldTaxId } from '@domain/field/taxId';
import { matchesWhole, sizeOf } from './automaton';
import { parsePattern } from './parse';

const ours = (source: string, text: string): boolean | undefined => {
  const pattern = parsePattern(source);
  return pattern && matchesWhole(pattern, text);
};
const theirs = (source: string, text: string): boolean => new RegExp(`^(?:${source})$`).test(text);

/** Random regular expressions of every supported form, over a small alphabet so that they often match. */
const atoms = fc.constantFrom(
  '[\\\n]',
  ...String.raw`a b 1 . [ab] [^a] [a\]] [] [^] \d \D \w \s \- \x61 \u0062 \n \x4A \x4 \xg1 \u004 \u00g1 \cZ \0 x4 {a} a{,1} { ] } \. - /`.split(
    ' ',
  ),
);
const places = fc.constantFrom('^', '$', '\\b', '\\B');
const spans = fc.constantFrom('', '*', '+', '?', '*?', '+?', '??', '{2}', '{0}', '{1,}', '{0,2}', '{1,3}', '{2}?', '{0,}');
const { source } = fc.letrec<{ source: string; part: string }>(tie => ({
  part: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    atoms,
    places,
    fc.tuple(fc.constantFrom('(', '(?:', '(?=', '(?!'), tie('source')).map(([open, inside]) => `${open}${inside})`),
  ),
  source: fc
    .array(fc.tuple(tie('part'), spans, fc.constantFrom('', '', '', '|')), { maxLength: 4 })
    .map(parts => parts.map(([part, span, bar]) => `${part}${/^(?:\^|\$|\\[bB])$/.test(part) ? '' : span}${bar}`).join('')),
}));
/** The platform tries every way to part a text among nested spans: their number doubles with each character. */
const MOST = 12;
/** For the same reason an expression has few spans without an end: with more, one text takes the platform minutes. */
const isQuick = (expression: string): boolean => (expression.match(/[*+]|,\}/g) ?? []).length <= 4;
const texts = fc
  .string({
    unit: fc.constantFrom('a', 'b', '1', '-', ' ', '\n', 'é', ']', '{', '}', 'J', 'x4', 'xg1', 'u004', 'u00g1', '\u001A', '\0', ','),
    maxLength: 6,
  })
  .map(text => text.slice(0, MOST));

describe('a country’s format', () => {
  it('answers as the platform’s own regular expressions do (PER-08)', () => {
    fc.assert(
      fc.property(source, texts, (expression, text) => {
        // An octal escape is refused, as back references are.
        fc.pre(isValid(expression) && isQuick(expression) && !/\\0\d/.test(expression));
        expect([expression, text, ours(expression, text)]).toEqual([expression, text, theirs(expression, text)]);
      }),
      { numRuns: 20_000 },
    );
  });

  const isValid = (expression: string): boolean => {
    try {
      return new RegExp(expression) instanceof RegExp;
    } catch {
      return false;
    }
  };

  test.each([
    ['^\\d{11}$', '12345678901', true],
    ['^\\d{11}$', '1234567890', false],
    ['[A-Z]{6}\\d{2}[A-Z]\\d{2}[A-Z]\\d{3}[A-Z]', 'ABCDEF12G34H567I', true],
    ['(?:\\d{3} ){2}\\d{3}', '123 456 789', true],
    ['\\d{2}-\\d{7}', '12-3456789', true],
    ['^(?!000)\\d{3}$', '000', false],
    ['^(?!000)\\d{3}$', '100', true],
    ['(?=.*[A-Z])[A-Z0-9]{4}', '1A23', true],
    ['(?=.*[A-Z])[A-Z0-9]{4}', '1123', false],
    ['(?=(?!b).)\\w+', 'ab', true],
    ['(?<year>\\d{4})', '2026', true],
    ['\\u{2}', 'uu', true],
    ['\\x{2}', 'xx', true],
    ['\\p{L}', 'p{L}', true],
    ['a{,2}', 'a{,2}', true],
    ['\\0', '\0', true],
    ['\\cA', '\u0001', true],
    ['', '', true],
    ['', 'a', false],
    ['a||b', '', true],
    ['é+', 'éé', true],
  ])('%s on %j: %s', (expression, text, verdict) => {
    expect(theirs(expression, text)).toBe(verdict);
    expect(ours(expression, text)).toBe(verdict);
  });

  test('one way alone is no choice, and costs no state', () => {
    expect(parsePattern('a')).toMatchObject({ kind: 'sequence' });
    expect(parsePattern('a|b')).toMatchObject({ kind: 'choice' });
    expect(parsePattern('(?=a)')).toMatchObject({ of: [{ kind: 'ahead', wanted: true }] });
  });

  test('of a thousand characters is read; of one more it is not', () => {
    const format = (length: number): string => 'a'.repeat(length);
    expect([1_000, 1_001].map(length => fieldTaxId.input.is({ value: 'a', format: format(length) }))).toEqual([true, false]);
  });

  test('of two thousand and forty-eight states is read; of two more it is not', () => {
    const least = sizeOf(parsePattern('a{0}') ?? { kind: 'sequence', of: [] });
    const times = (2_048 - least) / 2;
    expect(sizeOf(parsePattern(`a{${times}}`) ?? { kind: 'sequence', of: [] })).toBe(2_048);
    expect([times, times + 1].map(most => fieldTaxId.input.is({ value: 'a', format: `a{${most}}` }))).toEqual([true, false]);
  });

  test('that is no regular expression is refused; an empty one asks for any text', () => {
    expect(['[', '(', '*', 'a{2,1}', '\\', 'a)|(b'].map(format => fieldTaxId.input.is({ value: 'a', format }))).toEqual(
      Array(6).fill(false),
    );
    expect(['x', ' ', ''].map(value => fieldTaxId.decide({ value, format: '' }))).toEqual([true, false, false]);
  });

  test('is not tried on a text that no tax id is as long as', () => {
    expect([100, 101].map(length => fieldTaxId.decide({ value: 'b'.repeat(length), format: 'a{0,1000}|b+' }))).toEqual([true, false]);
  });

  test.each(['(a)\\1', '(?<=a)b', '(?<!a)b', '\\k<a>(?<a>b)', '\\01', '\\c1'])('%s is not followed', expression => {
    expect(parsePattern(expression)).toBeUndefined();
    expect(fieldTaxId.input.is({ value: 'a', format: expression })).toBe(false);
  });

  test('is laid out in as many states as its repetitions ask', () => {
    const size = (expression: string): number => sizeOf(parsePattern(expression) ?? { kind: 'sequence', of: [] });
    expect(size('a{100}') - size('a{99}')).toBe(2);
    expect(size('a{0,100}') - size('a{0,99}')).toBe(2);
    expect(size('a{5,}') - size('a{4,}')).toBe(2);
    expect(size('a{5,}')).toBe(size('a{6}'));
    expect(size('ab') - size('a')).toBe(2);
    expect(size('abc|d') - size('ab|d')).toBe(2);
    expect(size('(?=a)')).toBeGreaterThan(size('a'));
  });
});
