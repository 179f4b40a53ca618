import { rule } from '@domain/kernel/rule';
import { record, text } from '@domain/kernel/shape';
import { charactersIn, madeOf } from './characters';
import { tidyBirthplace } from './tidy';

/** PER-02 */
export const BIRTHPLACE_MAX = 32;

const birthplaceCharacters = madeOf({ letters: true, digits: false, others: "'\\-" });

export const fieldBirthplace = rule({
  id: 'field.birthplace',
  requirements: ['PER-02', 'D-28', 'D-68'],
  title: { fr: 'Lieu de naissance', en: 'Birthplace' },
  says: {
    fr: 'De un à {longest} lettres, traits d’union ou apostrophes ; une espace est lue comme un trait d’union.',
    en: 'From one to {longest} letters, hyphens or apostrophes; a space is read as a hyphen.',
  },
  parameters: {
    longest: { value: BIRTHPLACE_MAX, unit: 'characters', limit: 'included' },
  },
  input: record({ value: text }),
  decide: ({ value }) => {
    const place = tidyBirthplace(value);
    return birthplaceCharacters(place) && charactersIn(place) <= BIRTHPLACE_MAX;
  },
  examples: [
    ['one letter', { value: 'Y' }, true],
    ['nothing', { value: '' }, false],
    ['32 letters', { value: 'A'.repeat(32) }, true],
    ['33 letters', { value: 'A'.repeat(33) }, false],
    ['32 letters with their accents apart', { value: 'e\u0301'.repeat(32) }, true],
    ['32 letters and spaces around', { value: ` ${'A'.repeat(32)}  ` }, true],
    ['a space, which becomes a hyphen', { value: 'New York' }, true],
    ['an apostrophe and accents', { value: 'L’Haÿ-les-Roses' }, true],
    ['a hyphen that does not break', { value: 'Saint\u2011Pol' }, true],
    ['a digit', { value: 'Paris 12' }, false],
    ['a comma', { value: 'Paris, France' }, false],
  ],
});
