import { rule } from '@domain/kernel/rule';
import { absentOr, record, text, type Shape } from '@domain/kernel/shape';
import { matchesWhole, sizeOf } from './pattern/automaton';
import { exampleOf } from './pattern/example';
import { parsePattern, type Pattern } from './pattern/parse';
import { tidy } from './tidy';

/** Limits on a country's format, in characters and in states: real formats are shorter, and a longer one counts as none. */
const LONGEST_FORMAT = 1_000;
const MOST_STATES = 2_048;

/** The maximum length of a tax id, in characters: a longer value is refused without matching. */
export const LONGEST_ID = 100;

const isRegularExpression = (format: string): boolean => {
  try {
    return new RegExp(format) instanceof RegExp;
  } catch {
    return false;
  }
};

/**
 * The format as a pattern that matches in linear time; undefined: no regular expression, with back references or lookbehinds, or too
 * large.
 */
const patternOf = (format: string): Pattern | undefined => {
  if (format.length > LONGEST_FORMAT || !isRegularExpression(format)) return undefined;
  const pattern = parsePattern(format);
  return pattern !== undefined && sizeOf(pattern) <= MOST_STATES ? pattern : undefined;
};

const regularExpression: Shape<string> = {
  is: (value): value is string => text.is(value) && patternOf(value) !== undefined,
  description: text.description,
};

export const fieldTaxId = rule({
  id: 'field.taxId',
  requirements: ['PER-08', 'D-28', 'D-68'],
  title: { fr: 'Numéro d’identification fiscale d’un pays', en: 'Tax identification number of a country' },
  says: {
    fr: 'Toute la saisie répond au format du pays, casse comprise, en {longest} caractères au plus ; sans format, ou s’il dépasse {longestFormat} caractères ou {mostStates} états, toute saisie non vide convient.',
    en: 'The whole value matches the country’s format, letter case included, in at most {longest} characters; without a format, or with one over {longestFormat} characters or {mostStates} states, any non-empty value does.',
  },
  parameters: {
    longest: { value: LONGEST_ID, unit: 'characters', limit: 'included' },
    longestFormat: { value: LONGEST_FORMAT, unit: 'characters of a format', limit: 'included' },
    mostStates: { value: MOST_STATES, unit: 'states of a format', limit: 'included' },
  },
  clauses: [[`at most ${LONGEST_ID} characters`, 'as many digits as may be', 'one digit more']],
  input: record({ value: text, format: absentOr(regularExpression) }),
  decide: ({ value, format }) => {
    const id = tidy(value);
    const expected = format === null || format === '' ? undefined : patternOf(format);
    return expected === undefined ? id !== '' : id.length <= LONGEST_ID && matchesWhole(expected, id);
  },
  examples: [
    ['eleven digits of eleven', { value: '12345678901', format: '^\\d{11}$' }, true],
    ['ten digits of eleven', { value: '1234567890', format: '^\\d{11}$' }, false],
    ['twelve digits of eleven, no anchors', { value: '123456789012', format: '\\d{11}' }, false],
    ['eleven digits, no anchors', { value: '12345678901', format: '\\d{11}' }, true],
    ['the second of two forms', { value: 'AB12', format: '\\d{4}|[A-Z]{2}\\d{2}' }, true],
    ['more than one of two forms', { value: '1234AB12', format: '\\d{4}|[A-Z]{2}\\d{2}' }, false],
    ['small letters for capitals', { value: 'ab12', format: '[A-Z]{2}\\d{2}' }, false],
    ['spaces around', { value: ' AB12 ', format: '[A-Z]{2}\\d{2}' }, true],
    ['a character without width', { value: 'AB\u200b12', format: '[A-Z]{2}\\d{2}' }, true],
    ['a format that looks ahead', { value: '0123', format: '^(?!0)\\d{4}$' }, false],
    ['a country without a format', { value: 'ce que l’on veut', format: null }, true],
    ['a country without a format, nothing typed', { value: ' ', format: null }, false],
    ['as many digits as may be', { value: '7'.repeat(LONGEST_ID), format: '\\d+' }, true],
    ['one digit more', { value: '7'.repeat(LONGEST_ID + 1), format: '\\d+' }, false],
    ['a format as long as may be', { value: '1', format: `\\d{11}|${'A'.repeat(LONGEST_FORMAT - 7)}` }, false],
    ['a format as large as may be', { value: '1', format: 'A{1022}' }, false],
    ['a format that makes a careless reader try two ways at each character', { value: `${'a'.repeat(60)}!`, format: '(a+)+$' }, false],
  ],
  refusals: [
    ['a format one character longer', { value: '1', format: `\\d{11}|${'A'.repeat(LONGEST_FORMAT - 6)}` }, 'INVALID_INPUT'],
    ['a format one state larger', { value: '1', format: 'A{1023}' }, 'INVALID_INPUT'],
  ],
});

/** An example that fits the country's format, for the help text beside the field; undefined: none found. D-56 */
export const taxIdExample = (format: string | undefined): string | undefined => {
  const pattern = format === undefined ? undefined : patternOf(format);
  const value = pattern && exampleOf(pattern);
  return value !== undefined && value !== '' && fieldTaxId.decide({ value, format: format ?? null }) ? value : undefined;
};
