import { rule } from '@domain/kernel/rule';
import { record, text } from '@domain/kernel/shape';
import { charactersIn } from './characters';
import { tidy } from './tidy';

/** Minimum number of characters before the page searches professions. PER-07 */
export const PROFESSION_SEARCH_MIN = 3;

export const fieldProfessionSearch = rule({
  id: 'field.professionSearch',
  requirements: ['PER-07', 'D-28', 'D-68'],
  title: { fr: 'Recherche d’une profession', en: 'Profession search' },
  says: {
    fr: 'La recherche part à {least:words} caractères, espaces autour non comptées.',
    en: 'The search starts at {least:words} characters, outer spaces not counted.',
  },
  parameters: {
    least: { value: PROFESSION_SEARCH_MIN, unit: 'characters', limit: 'included' },
  },
  input: record({ value: text }),
  decide: ({ value }) => charactersIn(tidy(value)) >= PROFESSION_SEARCH_MIN,
  examples: [
    ['two characters', { value: 'mé' }, false],
    ['three characters', { value: 'méd' }, true],
    ['two characters and spaces around', { value: ' mé  ' }, false],
    ['two characters, the accent apart', { value: 'me\u0301' }, false],
    ['two characters and one without width', { value: 'mé\u200b' }, false],
    ['two characters with a space between', { value: 'a b' }, true],
    ['nothing', { value: '' }, false],
  ],
});
