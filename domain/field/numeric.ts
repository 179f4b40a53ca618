import { rule } from '@domain/kernel/rule';
import { record, text } from '@domain/kernel/shape';
import { madeOf } from './characters';
import { tidy } from './tidy';

export const digitsOnly = madeOf({ letters: false, digits: true, others: '' });

export const fieldNumeric = rule({
  id: 'field.numeric',
  requirements: ['INF-09', 'D-28', 'D-68'],
  title: { fr: 'Champ numérique', en: 'Numeric field' },
  says: { fr: 'Des chiffres seulement, au moins un.', en: 'Digits only, at least one.' },
  clauses: [
    ['Digits only', 'digits', 'a letter'],
    ['at least one', 'digits', 'nothing'],
  ],
  input: record({ value: text }),
  decide: ({ value }) => digitsOnly(tidy(value)),
  examples: [
    ['digits', { value: '0123456789' }, true],
    ['a letter', { value: '123a' }, false],
    ['spaces around', { value: ' 123 ' }, true],
    ['a space inside', { value: '12 3' }, false],
    ['a comma', { value: '12,3' }, false],
    ['a minus sign', { value: '-12' }, false],
    ['a character without width', { value: '\u200b123' }, true],
    ['a minus sign of a text', { value: '\u221212' }, false],
    ['digits of another script', { value: '١٢٣' }, false],
    ['nothing', { value: '' }, false],
  ],
});
