import type { Wording } from '../byReader';
import type * as fr from '../fr/twoDDoc';

/** XTR-19 */
export const twoDDocMessages: Wording<typeof fr.twoDDocMessages> = {
  kind: { bill: 'bill', payslip: 'payslip', 'tax-notice': 'tax notice' },
  dated: (kind, day) => `${kind} of ${day}`,
  net: amount => `${amount} net`,
  read: what => `2D-Doc read: ${what}.`,
  seal: {
    valid: 'Signature checked.',
    unknown: 'The signature cannot be checked here.',
    false: 'The signature does not match what is written: nothing will be taken from it.',
  },
};
