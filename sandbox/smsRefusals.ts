import { testValueOf } from './testValues';

interface SmsRefusal {
  readonly status: number;
  readonly body?: { readonly functionalCode: string };
}

const refusals: Readonly<Record<string, SmsRefusal>> = {
  pending: { status: 409, body: { functionalCode: 'EXISTING_KEY_IN_LOCK_CACHE' } },
  'max-tries': { status: 403 },
  failed: { status: 422, body: { functionalCode: 'generic' } },
};

/**
 * The refusal of an SMS to this person, by the test value of their e-mail; undefined: the bank sends it. Only the customer area's code
 * has a maximum of tries. MIN-04
 */
export const smsRefusal = (email: string, of: 'sms' | 'areaSms' = 'sms'): SmsRefusal | undefined => {
  const testValue = testValueOf(email, 'sms') ?? testValueOf(email, of);
  return testValue !== undefined && Object.hasOwn(refusals, testValue) ? refusals[testValue] : undefined;
};
