import { SignatureOutcome, type Bank } from '../bank';
import type { Who } from '../signing';
import { applicantOf, type Subscription } from '../store/documents';
import { askedBy } from '../testValues';

/** The desk's switch, else what the person's e-mail asks for, else what the person does. SGN-04 */
export const signatureAsked = (bank: Bank, subscription: Subscription, who: Who): SignatureOutcome => {
  const { signature } = bank.switchesFor(subscription.id);
  const asked = signature ?? askedBy(applicantOf(subscription, who).person.email, 'signature');
  return SignatureOutcome.is(asked) ? asked : 'asked';
};
