import { SMS_CODE_DIGITS } from '@domain/signature/smsCode';
import { type Wording, byReader } from '../byReader';
import type * as fr from '../fr/newEmail';
import { fieldsMessages } from './fields';

export type { EmailIssue } from '../fr/newEmail';

/** D-62 */
const client: Wording<typeof fr.newEmailMessages.omc> = {
  title: 'Change your email address',
  label: 'New email address',
  hint: 'For example: name@example.com',
  why: mobile => `To confirm your identity, we will send a code by SMS to ${mobile}.`,
  ask: 'Get the code',
  asking: 'Sending the code…',
  sent: mobile => `We have just sent a code by SMS to ${mobile}.`,
  code: 'Code received by SMS',
  codeHint: `${SMS_CODE_DIGITS} digits`,
  confirm: 'Save the email address',
  again: 'Send the code again',
  issues: {
    FORMAT: fieldsMessages.format('name@example.com'),
    LETTERS: fieldsMessages.latinEmail,
    ENDING: fieldsMessages.emailEnding,
    CODE_FORM: `We cannot find a code there. Enter the ${SMS_CODE_DIGITS} digits that you received by SMS, and nothing else.`,
    CODE_REFUSED: 'This code is wrong, or it is no longer valid. Check it, or ask for another one.',
  },
};

export const newEmailMessages: Wording<typeof fr.newEmailMessages> = byReader(client, client);
