import { rule } from '@domain/kernel/rule';
import { record, text } from '@domain/kernel/shape';
import { tidy } from './tidy';

export const POSTAL_CODE_DIGITS = 5;
/** The first digits of no department. */
export const NOWHERE = '00';

/** The first two digits are a department's number. PER-06 */
const FORM = new RegExp(`^(?!${NOWHERE})\\d{${POSTAL_CODE_DIGITS}}$`);

export const fieldPostalCode = rule({
  id: 'field.postalCode',
  requirements: ['PER-06', 'D-28', 'D-68'],
  title: { fr: 'Code postal', en: 'Postal code' },
  says: {
    fr: 'Un code a {digits:words} chiffres et ne commence pas par {none}.',
    en: 'A code has {digits:words} digits and does not begin with {none}.',
  },
  parameters: {
    digits: { value: POSTAL_CODE_DIGITS, unit: 'digits' },
    none: { value: NOWHERE, unit: 'first digits' },
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
    ['a character without width inside', { value: '75\u200b011' }, true],
    ['a space inside', { value: '75 011' }, false],
  ],
});
