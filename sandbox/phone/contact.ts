import type { Bank } from '../bank';
import { personOf } from '../api/personWire';
import type { ApiError } from '../api/answers';
import { languageOfPerson, type Applicant } from '../store/applicants';
import { applicantOf, type Subscription } from '../store/documents';
import { asksCodeForEmail } from '../windows';
import { answer, sendCode, validChallenge, type PhoneToProve } from './challenge';
import { digits } from './guard';

interface Refused {
  readonly status: 409 | 422;
  readonly body: ApiError;
}

const phoneOf = (subscription: Subscription, participant: 'TIT' | 'COT'): PhoneToProve => ({
  mobile: applicantOf(subscription, participant).person.mobilePhone,
  subscription: subscription.id,
  participant,
  purpose: 'contact',
});

/**
 * Sends an SMS code to a person who changes their e-mail (call 44, on the recap or before the co-holder signs). `front`: the site that
 * asks for the code. Returns whether it was sent. D-62
 */
export const sendContactCode = (bank: Bank, subscription: Subscription, who: 'TIT' | 'COT', front: string): boolean =>
  sendCode(bank, phoneOf(subscription, who), { page: front, language: languageOfPerson(applicantOf(subscription, who)) }) !== undefined;

/**
 * Why an e-mail or a mobile may not be saved: the mobile identifies the file, the e-mail needs the signed-in person's code. The
 * workstation identifies an adviser (undefined). D-62
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
  const challenge = validChallenge(bank, phoneOf(subscription, by));
  if (challenge && answer(bank, challenge, code) === 'right') return undefined;
  return { status: 422, body: { functionalCode: 'generic', error: 'code_refused' } };
};
