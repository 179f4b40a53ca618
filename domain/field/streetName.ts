import { rule } from '@domain/kernel/rule';
import { record, text } from '@domain/kernel/shape';
import { charactersIn, madeOf } from './characters';
import { tidy } from './tidy';

/** PER-05 */
export const STREET_NAME_MAX = 32;

const streetCharacters = madeOf({ letters: true, digits: true, others: "\\-&@' " });

export const fieldStreetName = rule({
  id: 'field.streetName',
  requirements: ['PER-05', 'D-28', 'D-68'],
  title: { fr: 'Nom de voie', en: 'Street name' },
  says: {
    fr: 'De un à {longest} lettres, chiffres, traits d’union, esperluettes, arobases, apostrophes ou espaces.',
    en: 'From one to {longest} letters, digits, hyphens, ampersands, at signs, apostrophes or spaces.',
  },
  parameters: {
    longest: { value: STREET_NAME_MAX, unit: 'characters', limit: 'included' },
  },
  input: record({ value: text }),
  decide: ({ value }) => {
    const name = tidy(value);
    return streetCharacters(name) && charactersIn(name) <= STREET_NAME_MAX;
  },
  examples: [
    ['letters, digits and spaces', { value: 'du 8 Mai 1945' }, true],
    ['every sign allowed', { value: "l'Île-d’Or & Co @ Quai" }, true],
    ['a comma', { value: 'du Port, prolongée' }, false],
    ['a slash', { value: 'du Port / quai' }, false],
    ['one character', { value: 'A' }, true],
    ['nothing', { value: '' }, false],
    ['32 characters', { value: 'A'.repeat(32) }, true],
    ['33 characters', { value: 'A'.repeat(33) }, false],
    ['a hyphen that does not break', { value: 'Jean\u2011Jaurès' }, true],
    ['the apostrophe that a phone types', { value: 'de l\u2018Abbé' }, true],
    ['a bullet', { value: 'Jean\u2022Jaurès' }, false],
    ['runs of spaces count once', { value: `du${' '.repeat(40)}Port` }, true],
  ],
});
