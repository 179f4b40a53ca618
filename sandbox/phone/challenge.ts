import { timingSafeEqual } from 'node:crypto';
import { smsCode } from '@domain/sms/code';
import type { Bank } from '../bank';
import { Challenge } from '../store/documents';
import { countSent, countWrong, digits, forgetTries, mayBeSent, mayTry } from './guard';
import { codeSms } from './words';
import { brandOf } from '../brands';

const TRIES = 5;
const LIFE_MS = 10 * 60_000;

/** A phone to prove, and the purpose; without a file: a number that the bank does not know. */
export type PhoneToProve = Pick<Challenge, 'mobile' | 'subscription' | 'participant' | 'purpose'>;

/** `unread`: the typed text contains no code, which costs no try. */
export type Answer = 'right' | 'wrong' | 'unread' | 'over' | 'locked';

export const lives = (bank: Bank, { triesLeft, expires, used }: Challenge): boolean => !used && triesLeft > 0 && expires > bank.millis();

export const challengeOf = (bank: Bank, id: string): Challenge | undefined => bank.store.get('challenge', id, Challenge);

/** All challenges of a person for one purpose, oldest first. */
const challengesOf = (bank: Bank, asked: PhoneToProve): readonly Challenge[] =>
  (asked.subscription === undefined
    ? bank.store.all('challenge', Challenge).filter(({ subscription }) => subscription === undefined)
    : bank.store.ofFile('challenge', asked.subscription, Challenge)
  ).filter(
    each => each.participant === asked.participant && each.purpose === asked.purpose && digits(each.mobile) === digits(asked.mobile),
  );

/** The newest challenge of a person and purpose, valid or not. */
export const latest = (bank: Bank, asked: PhoneToProve): Challenge | undefined => challengesOf(bank, asked).at(-1);

/** The valid challenge of a person and purpose, from whichever page: returning to a page sends no second SMS. D-58, D-88 */
export const standing = (bank: Bank, asked: PhoneToProve): Challenge | undefined =>
  challengesOf(bank, asked).find(each => lives(bank, each));

/** A new challenge, which replaces the expired ones. */
const fresh = (bank: Bank, asked: PhoneToProve): Challenge => {
  const { mobile, purpose, subscription, participant } = asked;
  for (const { id } of challengesOf(bank, asked)) bank.store.remove('challenge', id);
  const challenge: Challenge = {
    id: bank.secret(),
    code: bank.sixDigits(),
    triesLeft: TRIES,
    expires: bank.millis() + LIFE_MS,
    mobile,
    purpose,
    ...(subscription === undefined ? {} : { subscription }),
    ...(participant === undefined ? {} : { participant }),
  };
  bank.store.put('challenge', challenge.id, challenge);
  return challenge;
};

/**
 * Sends the code by SMS: the present code while it is valid, with the same expiry and tries, otherwise a new one. An unknown number gets
 * no SMS, but the same answer. `page`: an address on the site that asks for the code. Undefined: too many requests. D-88
 */
export const sendCode = (bank: Bank, asked: PhoneToProve, page: string): Challenge | undefined => {
  if (!mayBeSent(bank, asked.mobile) || !mayTry(bank, asked.mobile)) return undefined;
  const challenge = standing(bank, asked) ?? fresh(bank, asked);
  countSent(bank, asked.mobile);
  const subscription = asked.subscription === undefined ? undefined : bank.subscription(asked.subscription);
  if (subscription)
    bank.say('sms', asked.mobile, codeSms({ brand: brandOf(subscription), purpose: 'confirmation', code: challenge.code, page }));
  return challenge;
};

/** The person's valid code, otherwise a new one by SMS. */
export const codeFor = (bank: Bank, asked: PhoneToProve, page: string): Challenge | undefined =>
  standing(bank, asked) ?? sendCode(bank, asked, page);

const same = (one: string, other: string): boolean => {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
};

/** Whether the code in a typed text is this one; undefined: the text contains no code. D-88 */
export const isCode = (typed: string, code: string): boolean | undefined => {
  const read = smsCode.decide({ text: typed });
  return read === null ? undefined : same(read, code);
};

/** Compares the typed text with the person's code; a wrong try counts against the code and the number. */
export const answer = (bank: Bank, challenge: Challenge, typed: string): Answer => {
  if (!mayTry(bank, challenge.mobile)) return 'locked';
  if (!lives(bank, challenge)) return 'over';
  const right = isCode(typed, challenge.code);
  if (right === undefined) return 'unread';
  if (right && challenge.subscription !== undefined) {
    bank.store.put('challenge', challenge.id, { ...challenge, used: true });
    forgetTries(bank, challenge.mobile);
    return 'right';
  }
  bank.store.put('challenge', challenge.id, { ...challenge, triesLeft: challenge.triesLeft - 1 });
  countWrong(bank, challenge.mobile);
  return mayTry(bank, challenge.mobile) ? 'wrong' : 'locked';
};
