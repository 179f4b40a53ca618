import { type Wording, byReader } from '../byReader';
import type * as fr from '../fr/mailAgain';
import { signatureSuccessMessages } from './signatureSuccess';

/** JNT-03 */
const client: Wording<typeof fr.mailAgainMessages.omc> = {
  title: (name = signatureSuccessMessages.other) => `Has ${name} not received the email?`,
  wentTo: email => `We sent it to ${email}. It may be in the spam folder.`,
  lookFor: 'It may be in the spam folder.',
  send: 'Send the email again',
  sending: 'Sending the email…',
  left: at => `We sent the last email at ${at}.`,
  again: (at, next) => `We sent the last email at ${at}. You can send another one from ${next}.`,
};

export const mailAgainMessages: Wording<typeof fr.mailAgainMessages> = byReader(client, client);
