import { rule } from '@domain/kernel/rule';
import { record, text } from '@domain/kernel/shape';
import { tidy } from './tidy';

/** Five digits, the first two from 01 to 99. PER-06 */
const FORM = /^(?!00)\d{5}$/;

export const fieldPostalCode = rule({
  id: 'field.postalCode',
  requirements: ['PER-06', 'D-28'],
  title: { fr: 'Code postal', en: 'Postal code' },
  says: {
    fr: 'Cinq chiffres, dont les deux premiers vont de 01 à 99.',
    en: 'Five digits, of which the first two go from 01 to 99.',
  },
  input: record({ value: text }),
  decide: ({ value }) => FORM.test(tidy(value)),
  examples: [
    ['the first department', { value: '01000' }, true],
    ['before the first department', { value: '00999' }, false],
    ['the last one', { value: '99999' }, true],
    ['four digits', { value: '7500' }, false],
    ['six digits', { value: '750011' }, false],
    ['a letter', { value: '2A004' }, false],
    ['spaces around', { value: ' 75011 ' }, true],
    ['a space inside', { value: '75 011' }, false],
  ],
});
