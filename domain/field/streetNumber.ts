import { rule } from '@domain/kernel/rule';
import { record, text } from '@domain/kernel/shape';
import { charactersIn, madeOf } from './characters';
import { tidyStreetNumber } from './tidy';

/** PER-05 */
const MAX_DIGITS = 4;
const MAX_LETTERS = 3;

const DIGITS = new RegExp(`^\\d{1,${MAX_DIGITS}}`);

const letters = madeOf({ letters: true, digits: false, others: '' });

const isSuffix = (value: string): boolean => value === '' || (letters(value) && charactersIn(value) <= MAX_LETTERS);

export const fieldStreetNumber = rule({
  id: 'field.streetNumber',
  requirements: ['PER-05', 'D-28', 'D-68'],
  title: { fr: 'Numéro de voie', en: 'Street number' },
  says: {
    fr: 'De un à {digits:words} chiffres, suivis au besoin de une à {letters:words} lettres ; l’espace entre les deux ne compte pas.',
    en: 'One to {digits:words} digits, followed where needed by one to {letters:words} letters; the space between does not count.',
  },
  parameters: {
    digits: { value: MAX_DIGITS, unit: 'digits', limit: 'included' },
    letters: { value: MAX_LETTERS, unit: 'letters', limit: 'included' },
  },
  input: record({ value: text }),
  decide: ({ value }) => {
    const digits = DIGITS.exec(tidyStreetNumber(value))?.[0];
    return digits !== undefined && isSuffix(tidyStreetNumber(value).slice(digits.length));
  },
  examples: [
    ['one digit', { value: '7' }, true],
    ['no digit', { value: 'bis' }, false],
    ['four digits', { value: '1234' }, true],
    ['five digits', { value: '12345' }, false],
    ['three letters', { value: '12bis' }, true],
    ['four letters', { value: '12abcd' }, false],
    ['four digits and three letters', { value: '1234ter' }, true],
    ['a space before the letters', { value: '12 bis' }, true],
    ['a character without width', { value: '12\u200bbis' }, true],
    ['a hyphen', { value: '12-14' }, false],
    ['letters first', { value: 'B12' }, false],
    ['nothing', { value: '' }, false],
  ],
});
