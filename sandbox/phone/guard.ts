import * as t from 'io-ts';
import type { Bank } from '../bank';

const HOUR_MS = 3_600_000;
/** Maximum number of SMS to one number, and of wrong codes for it, within an hour. */
const MOST_SENT = 5;
const MOST_WRONG = 10;

const Tries = t.type({ since: t.number, sent: t.number, wrong: t.number });
type Tries = t.TypeOf<typeof Tries>;

const KIND = 'tries';
/** A number's digits, without separators. */
export const digits = (mobile: string): string => mobile.replace(/\D/g, '');

const triesOf = (bank: Bank, mobile: string): Tries => {
  const stored = bank.store.get(KIND, digits(mobile), Tries);
  return stored && stored.since + HOUR_MS > bank.millis() ? stored : { since: bank.millis(), sent: 0, wrong: 0 };
};

const count = (bank: Bank, mobile: string, what: 'sent' | 'wrong'): void => {
  const tries = triesOf(bank, mobile);
  bank.store.put(KIND, digits(mobile), { ...tries, [what]: tries[what] + 1 });
};

/** Counts tries by number, whether the bank knows it or not, so that no one can find out the bank's clients. */
export const mayBeSent = (bank: Bank, mobile: string): boolean => triesOf(bank, mobile).sent < MOST_SENT;
export const mayTry = (bank: Bank, mobile: string): boolean => triesOf(bank, mobile).wrong < MOST_WRONG;
export const countSent = (bank: Bank, mobile: string): void => count(bank, mobile, 'sent');
export const countWrong = (bank: Bank, mobile: string): void => count(bank, mobile, 'wrong');

/** Clears the counts after the phone is proven. */
export const forgetTries = (bank: Bank, mobile: string): void => bank.store.remove(KIND, digits(mobile));
