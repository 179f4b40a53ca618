import { timingSafeEqual } from 'node:crypto';
import type { Bank } from '../bank';
import type { Who } from '../signing';
import { Challenge } from '../store/documents';
import { countSent, countWrong, digits, forgetTries, mayBeSent, mayTry } from './guard';

const TRIES = 5;
const LIFE_MS = 10 * 60_000;

/** Whose phone is to be proven; without a file, a number that the bank does not know. */
export interface Asked {
  readonly mobile: string;
  readonly subscription?: string;
  readonly participant?: Who;
}

export type Answer = 'right' | 'wrong' | 'over' | 'locked';

const lives = (bank: Bank, { triesLeft, expires }: Challenge): boolean => triesLeft > 0 && expires > bank.millis();

export const challengeOf = (bank: Bank, id: string): Challenge | undefined => bank.store.get('challenge', id, Challenge);

/** The code still good of a person, whatever page asked for it: coming back to the page sends no second one. D-58 */
const standing = (bank: Bank, asked: Asked): Challenge | undefined =>
  (asked.subscription === undefined
    ? bank.store.all('challenge', Challenge).filter(({ subscription }) => subscription === undefined)
    : bank.store.ofFile('challenge', asked.subscription, Challenge)
  ).find(each => each.participant === asked.participant && digits(each.mobile) === digits(asked.mobile) && lives(bank, each));

/** A new code, bound to the person; to a number that is not known nothing is sent, and nothing else differs. Undefined: too many were asked for. */
export const sendCode = (bank: Bank, asked: Asked): Challenge | undefined => {
  if (!mayBeSent(bank, asked.mobile) || !mayTry(bank, asked.mobile)) return undefined;
  const before = standing(bank, asked);
  if (before) bank.store.remove('challenge', before.id);
  const challenge: Challenge = {
    id: bank.secret(),
    code: bank.sixDigits(),
    triesLeft: TRIES,
    expires: bank.millis() + LIFE_MS,
    ...asked,
  };
  bank.store.put('challenge', challenge.id, challenge);
  countSent(bank, asked.mobile);
  if (asked.subscription !== undefined)
    bank.say('sms', asked.mobile, `Votre code de confirmation : ${challenge.code}. Ne le communiquez à personne.`);
  return challenge;
};

/** The code that the person already has, else a new one. */
export const codeFor = (bank: Bank, asked: Asked): Challenge | undefined => standing(bank, asked) ?? sendCode(bank, asked);

const same = (one: string, other: string): boolean => one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** What was typed is held against the one code of the one person; each wrong try counts for both the code and the number. */
export const answer = (bank: Bank, challenge: Challenge, typed: string): Answer => {
  if (!mayTry(bank, challenge.mobile)) return 'locked';
  if (!lives(bank, challenge)) return 'over';
  const right = same(typed.replace(/\s/g, ''), challenge.code) && challenge.subscription !== undefined;
  if (right) {
    bank.store.remove('challenge', challenge.id);
    forgetTries(bank, challenge.mobile);
    return 'right';
  }
  bank.store.put('challenge', challenge.id, { ...challenge, triesLeft: challenge.triesLeft - 1 });
  countWrong(bank, challenge.mobile);
  return mayTry(bank, challenge.mobile) ? 'wrong' : 'locked';
};
