import { oneOf, record, text, whole, type Of } from '@domain/kernel/shape';
import { rule } from '@domain/kernel/rule';
import { lettersDigitsSpaces } from './alphanumeric';
import { charactersIn } from './characters';
import { nameCharacters } from './name';
import { digitsOnly } from './numeric';
import { tidy } from './tidy';

const characterKind = oneOf('alphabetic', 'alphanumeric', 'numeric');
export type CharacterKind = Of<typeof characterKind>;

/** Maximum lengths of the generic fields, in characters. INF-09 */
export const lengths = { text: 32, number: 13 } as const;

const ofKind: Readonly<Record<CharacterKind, (value: string) => boolean>> = {
  alphabetic: nameCharacters,
  alphanumeric: lettersDigitsSpaces,
  numeric: digitsOnly,
};

export const fieldLength = rule({
  id: 'field.length',
  requirements: ['INF-09', 'D-28', 'D-68'],
  title: { fr: 'Nature et longueur d’une saisie', en: 'Kind and length of a typed value' },
  says: {
    fr: 'La saisie est de la nature demandée et ne dépasse pas le nombre de caractères. Alphabétique : les caractères d’un nom.',
    en: 'The value is of the kind asked for and no longer than the number of characters. Alphabetic: the characters of a name.',
  },
  clauses: [['no longer than the number of characters', '32 letters of 32', '33 letters of 32']],
  input: record({ value: text, kind: characterKind, max: whole }),
  decide: ({ value, kind, max }) => ofKind[kind](tidy(value)) && charactersIn(tidy(value)) <= max,
  examples: [
    ['32 letters of 32', { value: 'a'.repeat(32), kind: 'alphabetic', max: 32 }, true],
    ['33 letters of 32', { value: 'a'.repeat(33), kind: 'alphabetic', max: 32 }, false],
    ['a digit where letters are asked for', { value: 'abc1', kind: 'alphabetic', max: 32 }, false],
    ['letters and digits', { value: 'abc 1', kind: 'alphanumeric', max: 5 }, true],
    ['one character too many', { value: 'abc 12', kind: 'alphanumeric', max: 5 }, false],
    ['a hyphen where letters and digits are asked for', { value: 'abc-1', kind: 'alphanumeric', max: 32 }, false],
    ['13 digits of 13', { value: '1234567890123', kind: 'numeric', max: 13 }, true],
    ['14 digits of 13', { value: '12345678901234', kind: 'numeric', max: 13 }, false],
    ['a letter where digits are asked for', { value: '12a', kind: 'numeric', max: 13 }, false],
    ['outer spaces do not count', { value: ' 123 ', kind: 'numeric', max: 3 }, true],
    ['an accent apart from its letter does not count', { value: 'e\u0301te\u0301', kind: 'alphabetic', max: 3 }, true],
    ['a character without width does not count', { value: 'ab\u200bc', kind: 'alphabetic', max: 3 }, true],
    ['nothing', { value: '', kind: 'numeric', max: 13 }, false],
  ],
});
