import type { Wording } from '../byReader';
import type * as fr from '../fr/report';
import { recapRowsMessages } from './recapRows';

const { lines, offer } = recapRowsMessages;

/** D-47, ADV-03 */
export const reportMessages: Wording<typeof fr.reportMessages> = {
  title: 'Report an error to your adviser',
  text: 'We will tell your adviser, who will go over the application with you. You do not sign anything in the meantime.',
  which: 'What is not right?',
  lines: {
    ...lines,
    card: offer.card.individual,
    delivery: offer.delivery.individual,
    overdraft: offer.overdraft.label,
    insurance: offer.insurance.label,
    other: 'Something else',
  },
  missing: 'Tick at least one line.',
  comment: 'Tell us more in one sentence',
  kept: 'We keep your application. You will receive an email when it is corrected.',
  send: 'Tell my adviser',
  sending: 'Sending…',
  stay: 'Go back to my information',
};
