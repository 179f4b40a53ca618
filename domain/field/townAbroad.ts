import { rule } from '@domain/kernel/rule';
import { record, text } from '@domain/kernel/shape';
import { charactersIn, madeOf } from './characters';
import { tidy } from './tidy';

/** D-55 */
export const TOWN_ABROAD_MAX = 38;

const townCharacters = madeOf({ letters: true, digits: false, others: "'\\- " });

export const fieldTownAbroad = rule({
  id: 'field.townAbroad',
  requirements: ['PER-05', 'D-55', 'D-68'],
  title: { fr: 'Ville à l’étranger', en: 'Town abroad' },
  says: {
    fr: 'Hors de France, de un à {longest} lettres, espaces, traits d’union ou apostrophes.',
    en: 'Outside France, from one to {longest} letters, spaces, hyphens or apostrophes.',
  },
  parameters: {
    longest: { value: TOWN_ABROAD_MAX, unit: 'characters', limit: 'included' },
  },
  input: record({ value: text }),
  decide: ({ value }) => {
    const town = tidy(value);
    return townCharacters(town) && charactersIn(town) <= TOWN_ABROAD_MAX;
  },
  examples: [
    ['a town', { value: 'Bruxelles' }, true],
    ['spaces, hyphens, an apostrophe', { value: 'Villers-l’Évêque sur Meuse' }, true],
    ['one letter', { value: 'Y' }, true],
    ['nothing', { value: '' }, false],
    ['38 letters', { value: 'a'.repeat(38) }, true],
    ['39 letters', { value: 'a'.repeat(39) }, false],
    ['a digit', { value: 'Bruxelles 1' }, false],
  ],
});
