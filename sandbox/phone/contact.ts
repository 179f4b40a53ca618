import * as t from 'io-ts';
import type { Bank } from '../bank';
import { personOf } from '../api/personWire';
import type { ApiError } from '../api/answers';
import type { Applicant } from '../store/applicants';
import type { Subscription } from '../store/documents';
import { asksCodeForEmail } from '../windows';
import { answer, challengeOf, sendCode } from './challenge';
import { digits } from './guard';

interface Refused {
  readonly status: 409 | 422;
  readonly body: ApiError;
}

const KIND = 'contact';
const Kept = t.type({ challenge: t.string });

/** A code by SMS for somebody who is about to change how the bank writes to them (call 44, at the recap or before the co-holder signs). Tells whether it was sent. D-62 */
export const sendContactCode = (bank: Bank, { id }: Subscription, who: 'TIT' | 'COT', mobile: string): boolean => {
  const sent = sendCode(bank, { mobile, subscription: id, participant: who });
  if (sent) bank.store.put(KIND, `${id}:${who}`, { challenge: sent.id });
  return sent !== undefined;
};

/**
 * Why an e-mail or a mobile may not be saved: the mobile identifies the file, the e-mail asks for the code of whoever is connected.
 * An adviser (undefined) is identified by the workstation. D-62
 */
export const contactRefusal = (
  bank: Bank,
  subscription: Subscription,
  { applicant, by }: { readonly applicant: Applicant; readonly by: 'TIT' | 'COT' | undefined },
  { email, mobilePhone }: { readonly email?: string | undefined; readonly mobilePhone?: string | undefined },
  code = '',
): Refused | undefined => {
  const before = personOf(applicant);
  if (mobilePhone !== undefined && digits(mobilePhone) !== digits(applicant.person.mobilePhone))
    return { status: 409, body: { error: 'mobile_identifies' } };
  if (email === undefined || email === before.email || by === undefined || !asksCodeForEmail(subscription, by)) return undefined;
  const asked = bank.store.get(KIND, `${subscription.id}:${by}`, Kept);
  const challenge = asked && challengeOf(bank, asked.challenge);
  if (challenge && answer(bank, challenge, code) === 'right') return undefined;
  return { status: 422, body: { functionalCode: 'generic', error: 'code_refused' } };
};
