import { rule } from '@domain/kernel/rule';
import { record, text } from '@domain/kernel/shape';
import { charactersIn, madeOf } from './characters';
import { tidy } from './tidy';

/** D-55 */
export const POSTAL_CODE_ABROAD_MAX = 10;

const postalCharacters = madeOf({ letters: true, digits: true, others: '\\- ' });

export const fieldPostalCodeAbroad = rule({
  id: 'field.postalCodeAbroad',
  requirements: ['PER-05', 'D-55', 'D-68'],
  title: { fr: 'Code postal à l’étranger', en: 'Postal code abroad' },
  says: {
    fr: 'Hors de France, de un à {longest} lettres, chiffres, espaces ou traits d’union.',
    en: 'Outside France, from one to {longest} letters, digits, spaces or hyphens.',
  },
  parameters: {
    longest: { value: POSTAL_CODE_ABROAD_MAX, unit: 'characters', limit: 'included' },
  },
  input: record({ value: text }),
  decide: ({ value }) => {
    const code = tidy(value);
    return postalCharacters(code) && charactersIn(code) <= POSTAL_CODE_ABROAD_MAX;
  },
  examples: [
    ['four digits', { value: '1000' }, true],
    ['letters and a space', { value: 'SW1A 1AA' }, true],
    ['a hyphen', { value: 'L-1009' }, true],
    ['one character', { value: '1' }, true],
    ['nothing', { value: ' ' }, false],
    ['ten characters', { value: '12345-6789' }, true],
    ['eleven characters', { value: '12345-67890' }, false],
    ['a slash', { value: '1000/2' }, false],
  ],
});
