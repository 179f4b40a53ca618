import { type Wording, byReader } from '../byReader';
import type * as fr from '../fr/stillThere';

const seconds = (left: number): string => (left > 1 ? `${left} seconds` : '1 second');

/** SES-03, XTR-08 */
const client: Wording<typeof fr.stillThereMessages.omc> = {
  title: 'Are you still there?',
  left: left => `If you do not answer, the session closes in ${seconds(left)}.`,
  stay: 'Keep my session open',
  leave: 'Close my session',
  kept: 'We keep what you have sent, and what you have just entered too. Sign in with your mobile number to find it again.',
};

export const stillThereMessages: Wording<typeof fr.stillThereMessages> = byReader(client, client);
