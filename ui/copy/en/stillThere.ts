import { type Wording, byReader } from '../byReader';
import type * as fr from '../fr/stillThere';

const counted = (count: number, word: string): string => `${count} ${word}${count > 1 ? 's' : ''}`;

const inTime = (seconds: number): string => {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  if (minutes === 0) return counted(rest, 'second');
  return rest === 0 ? counted(minutes, 'minute') : `${counted(minutes, 'minute')} ${counted(rest, 'second')}`;
};

/** SES-01, SES-03 */
const client: Wording<typeof fr.stillThereMessages.omc> = {
  stay: 'Keep my session open',
  leave: 'Close my session',
  goOn: 'Continue here',
  renew: 'Sign in again',
  idle: {
    title: 'Are you still there?',
    left: left => `If you do not answer, the session closes in ${inTime(left)}.`,
    kept: 'We keep what you have sent, and what you have just entered too. Sign in with your mobile number to find it again. Only a document that you have not sent yet has to be added again.',
  },
  ending: {
    title: 'Your session ends soon',
    left: left => `A session lasts for a limited time. Yours closes in ${inTime(left)}.`,
    kept: 'Sign in again: one SMS is all it takes. We keep what you have sent or entered; only a document that you have not sent yet has to be added again.',
  },
};

export const stillThereMessages: Wording<typeof fr.stillThereMessages> = byReader(client, client);
