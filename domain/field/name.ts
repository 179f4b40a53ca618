import { rule } from '@domain/kernel/rule';
import { record, text } from '@domain/kernel/shape';
import { madeOf } from './characters';
import { tidy } from './tidy';

/** Characters of a person's name: letters, space, hyphen and apostrophe. INF-08 */
export const nameCharacters = madeOf({ letters: true, digits: false, others: " '\\-" });

const LETTER = /\p{L}/u;

export const fieldName = rule({
  id: 'field.name',
  requirements: ['INF-08', 'D-28', 'D-68'],
  title: { fr: 'Nom et prénoms', en: 'Names' },
  says: {
    fr: 'Un nom s’écrit avec des lettres (accents compris), des espaces, des traits d’union et des apostrophes ; il a une lettre au moins.',
    en: 'A name is written with letters (accents included), spaces, hyphens and apostrophes; it has at least one letter.',
  },
  clauses: [['at least one letter', 'one letter', 'a hyphen alone']],
  input: record({ value: text }),
  decide: ({ value }) => nameCharacters(tidy(value)) && LETTER.test(tidy(value)),
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
    ['one letter', { value: 'Y' }, true],
    ['a hyphen alone', { value: '-' }, false],
    ['apostrophes and hyphens alone', { value: "' -- ’" }, false],
    ['a character without width', { value: 'Zo\u200bé' }, true],
    ['a mark of direction and a soft hyphen', { value: '\u202aMaë\u00adlle\u202c' }, true],
    ['a hyphen that does not break', { value: 'Jean\u2011Pierre' }, true],
    ['a dash', { value: 'Jean\u2013Pierre' }, true],
    ['the apostrophe that a phone types', { value: '\u2018Abd' }, true],
    ['the apostrophe of Tahiti', { value: 'Teri\u02bbi' }, true],
    ['an acute accent for an apostrophe', { value: 'N\u00b4Diaye' }, true],
    ['quotation marks of a text', { value: '\u201cHérault\u201d' }, false],
    ['nothing', { value: '' }, false],
    ['only what has no width', { value: '\u200b\ufeff' }, false],
    ['spaces only', { value: '  ' }, false],
  ],
});
