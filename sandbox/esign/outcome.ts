import { SignatureOutcome, type Bank } from '../bank';
import type { Who } from '../signing';
import { emailOf } from '../store/applicants';
import { applicantOf, type Subscription } from '../store/documents';
import { testValueOf } from '../testValues';

/**
 * The outcome of a signature: the desk's switch, otherwise the test value of the person's e-mail, otherwise the person's own action.
 * SGN-04
 */
export const signatureOutcome = (bank: Bank, subscription: Subscription, who: Who): SignatureOutcome => {
  const { signature } = bank.switchesFor(subscription.id);
  const outcome = signature ?? testValueOf(emailOf(applicantOf(subscription, who)), 'signature');
  return SignatureOutcome.is(outcome) ? outcome : 'asked';
};
