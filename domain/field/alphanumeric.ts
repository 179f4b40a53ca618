import { rule } from '@domain/kernel/rule';
import { record, text } from '@domain/kernel/shape';
import { madeOf } from './characters';
import { tidy } from './tidy';

export const lettersDigitsSpaces = madeOf({ letters: true, digits: true, others: ' ' });

export const fieldAlphanumeric = rule({
  id: 'field.alphanumeric',
  requirements: ['INF-09', 'D-28', 'D-68'],
  title: { fr: 'Champ alphanumérique', en: 'Alphanumeric field' },
  says: {
    fr: 'Des lettres, des chiffres et des espaces, au moins un caractère.',
    en: 'Letters, digits and spaces, at least one character.',
  },
  clauses: [['at least one character', 'one character', 'spaces only']],
  input: record({ value: text }),
  decide: ({ value }) => lettersDigitsSpaces(tidy(value)),
  examples: [
    ['letters, digits and spaces', { value: 'Atelier 12 été' }, true],
    ['a hyphen', { value: 'Atelier-12' }, false],
    ['an apostrophe', { value: "L'atelier" }, false],
    ['a full stop', { value: 'Atelier 12.' }, false],
    ['a soft hyphen, which is not shown', { value: 'Ate\u00adlier' }, true],
    ['one character', { value: 'A' }, true],
    ['spaces only', { value: '   ' }, false],
  ],
});
