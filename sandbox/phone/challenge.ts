import { timingSafeEqual } from 'node:crypto';
import { smsCode } from '@domain/signature/smsCode';
import type { Bank } from '../bank';
import { Challenge } from '../store/documents';
import { countSent, countWrong, digits, forgetTries, mayBeSent, mayTry } from './guard';
import { codeSms, type AskedOn } from './words';
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
const challengesOf = (bank: Bank, phone: PhoneToProve): readonly Challenge[] =>
  (phone.subscription === undefined
    ? bank.store.all('challenge', Challenge).filter(({ subscription }) => subscription === undefined)
    : bank.store.ofDossier('challenge', phone.subscription, Challenge)
  ).filter(
    each => each.participant === phone.participant && each.purpose === phone.purpose && digits(each.mobile) === digits(phone.mobile),
  );

/** The newest challenge of a person and purpose, valid or not. */
export const latest = (bank: Bank, phone: PhoneToProve): Challenge | undefined => challengesOf(bank, phone).at(-1);

/** The valid challenge of a person and purpose, from whichever page: returning to a page sends no second SMS. D-58, D-88 */
export const validChallenge = (bank: Bank, phone: PhoneToProve): Challenge | undefined =>
  challengesOf(bank, phone).find(each => lives(bank, each));

/** A new challenge, which replaces the expired ones. */
const fresh = (bank: Bank, phone: PhoneToProve): Challenge => {
  const { mobile, purpose, subscription, participant } = phone;
  for (const { id } of challengesOf(bank, phone)) bank.store.remove('challenge', id);
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
 * no SMS, but the same answer. Undefined: too many requests. D-88
 */
export const sendCode = (bank: Bank, phone: PhoneToProve, asked: AskedOn): Challenge | undefined => {
  if (!mayBeSent(bank, phone.mobile) || !mayTry(bank, phone.mobile)) return undefined;
  const challenge = validChallenge(bank, phone) ?? fresh(bank, phone);
  countSent(bank, phone.mobile);
  const subscription = phone.subscription === undefined ? undefined : bank.subscription(phone.subscription);
  if (subscription)
    bank.say('sms', phone.mobile, codeSms({ ...asked, brand: brandOf(subscription), purpose: 'confirmation', code: challenge.code }));
  return challenge;
};

/** The person's valid code, otherwise a new one by SMS. */
export const codeFor = (bank: Bank, phone: PhoneToProve, asked: AskedOn): Challenge | undefined =>
  validChallenge(bank, phone) ?? sendCode(bank, phone, asked);

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
