import type { Wording } from '../byReader';
import type * as fr from '../fr/emailSlip';

/** Asks about a probable typing mistake; never rejects it. D-74 */
export const emailSlipMessages: Wording<typeof fr.emailSlipMessages> = {
  meant: email => `Did you mean ${email}?`,
  take: 'Correct it',
};
