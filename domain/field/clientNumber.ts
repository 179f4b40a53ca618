import { rule } from '@domain/kernel/rule';
import { record, text } from '@domain/kernel/shape';
import { tidy } from './tidy';

/** Number of digits of a client number, and of a prospect number. RES-01 */
export const CLIENT_NUMBER_LENGTH = 8;

const FORM = new RegExp(`^\\d{${CLIENT_NUMBER_LENGTH}}$`);

export const fieldClientNumber = rule({
  id: 'field.clientNumber',
  requirements: ['RES-01', 'D-28', 'D-68'],
  title: { fr: 'Numéro de client ou de prospect', en: 'Client or prospect number' },
  says: { fr: 'Un numéro a {digits:words} chiffres.', en: 'A number has {digits:words} digits.' },
  parameters: {
    digits: { value: CLIENT_NUMBER_LENGTH, unit: 'digits' },
  },
  input: record({ value: text }),
  decide: ({ value }) => FORM.test(tidy(value)),
  examples: [
    ['eight digits', { value: '00123456' }, true],
    ['seven digits', { value: '0012345' }, false],
    ['nine digits', { value: '001234567' }, false],
    ['a letter among them', { value: '0012345A' }, false],
    ['spaces around', { value: ' 00123456 ' }, true],
    ['a byte-order mark before', { value: '\ufeff00123456' }, true],
    ['a space inside', { value: '0012 3456' }, false],
  ],
});
