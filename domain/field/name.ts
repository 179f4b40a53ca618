import { rule } from '@domain/kernel/rule';
import { record, text } from '@domain/kernel/shape';
import { madeOf } from './characters';
import { tidy } from './tidy';

/** Letters, space, hyphen and apostrophe: what a person's name is written with. INF-08 */
export const nameCharacters = madeOf({ letters: true, digits: false, others: " '\\-" });

export const fieldName = rule({
  id: 'field.name',
  requirements: ['INF-08', 'D-28'],
  title: { fr: 'Nom et prénoms', en: 'Names' },
  says: {
    fr: 'Un nom s’écrit avec des lettres (accents compris), des espaces, des traits d’union et des apostrophes.',
    en: 'A name is written with letters (accents included), spaces, hyphens and apostrophes.',
  },
  input: record({ value: text }),
  decide: ({ value }) => nameCharacters(tidy(value)),
  examples: [
    ['letters', { value: 'Durand' }, true],
    ['a digit', { value: 'Durand2' }, false],
    ['accents, hyphen and spaces', { value: 'Zoé-Maëlle de la Noë' }, true],
    ['an underscore', { value: 'Zoé_Maëlle' }, false],
    ['a typographic apostrophe', { value: 'L’Hérault' }, true],
    ['quotation marks', { value: '"Hérault"' }, false],
    ['ligatures and rare accents', { value: 'Lœuille-L’Haÿ' }, true],
    ['letters of another script', { value: 'Дюран' }, false],
    ['accents apart from their letters', { value: 'Zoe\u0301' }, true],
    ['an accent without a letter', { value: '\u0301Zo' }, false],
    ['a Roman numeral as one character', { value: 'Louis \u2165' }, false],
    ['spaces around', { value: '\u00a0Durand ' }, true],
    ['nothing', { value: '' }, false],
    ['spaces only', { value: '  ' }, false],
  ],
});
