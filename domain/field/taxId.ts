import { rule } from '@domain/kernel/rule';
import { absentOr, record, text, type Shape } from '@domain/kernel/shape';
import { tidy } from './tidy';

/** Longer than any country's tax id, in characters: a format is not tried beyond it. */
const LONGEST = 256;

/** The expression as a whole-value test; undefined where it is not a regular expression. */
const wholeMatch = (format: string): RegExp | undefined => {
  try {
    return new RegExp(`^(?:${new RegExp(format).source})$`);
  } catch {
    return undefined;
  }
};

const regularExpression: Shape<string> = {
  is: (value): value is string => text.is(value) && wholeMatch(value) !== undefined,
  description: text.description,
};

export const fieldTaxId = rule({
  id: 'field.taxId',
  requirements: ['PER-08', 'D-28'],
  title: { fr: 'Numéro d’identification fiscale', en: 'Tax identification number' },
  says: {
    fr: 'Toute la saisie répond au format du pays, casse comprise ; sans format, toute saisie non vide convient.',
    en: 'The whole value matches the country’s format, letter case included; without a format any non-empty value does.',
  },
  input: record({ value: text, format: absentOr(regularExpression) }),
  decide: ({ value, format }) => {
    const id = tidy(value);
    const expected = format === null || format === '' ? undefined : wholeMatch(format);
    return expected === undefined ? id !== '' : id.length <= LONGEST && expected.test(id);
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
    ['a country without a format', { value: 'ce que l’on veut', format: null }, true],
    ['a country without a format, nothing typed', { value: ' ', format: null }, false],
    ['256 characters', { value: '1'.repeat(256), format: '\\d+' }, true],
    ['257 characters', { value: '1'.repeat(257), format: '\\d+' }, false],
  ],
});
