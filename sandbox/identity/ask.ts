import * as t from 'io-ts';
import { variants, type Variant } from '@domain/brand/variant';
import { whoFollows } from '../access/routes';
import { personOfUuid } from '../api/session';
import type { Bank } from '../bank';
import { isRegistered } from '../places';
import type { PhoneToProve } from '../phone/challenge';
import { ownerOf } from '../phone/owners';
import { applicantOf } from '../store/documents';

const FieldsOfAuthorize = t.type({
  client_id: t.string,
  redirect_uri: t.string,
  response_type: t.literal('code'),
  scope: t.string,
  state: t.string,
  code_challenge: t.string,
  code_challenge_method: t.literal('S256'),
});

/**
 * The query of the authorize call. `login_hint`: the person whose phone to prove; without it the cookie of an e-mailed link names the
 * person, or the person types their number, always with `prompt=login`. `ui_locales`: the languages that the person reads (OpenID Connect). D-58, XTR-12
 */
export const Authorize = t.intersection([FieldsOfAuthorize, t.partial({ login_hint: t.string, ui_locales: t.string, prompt: t.string })]);
export type Authorize = t.TypeOf<typeof Authorize>;

export const carried: readonly (keyof Authorize)[] = [
  'client_id',
  'redirect_uri',
  'response_type',
  'scope',
  'state',
  'code_challenge',
  'code_challenge_method',
  'login_hint',
  'ui_locales',
  'prompt',
];

/** A SHA-256 digest in base64url, which PKCE requires (RFC 7636 4.2). */
const S256 = /^[\w-]{43}$/;
const STATE = /^[\x21-\x7e]{8,512}$/;

export const clientOf = (id: string): Variant | undefined => variants.find(variant => variant === id);

/**
 * The client of a request with all its safeguards: a known client and redirect address, a state, a challenge; undefined otherwise. X08,
 * X20
 */
export const trusted = (bank: Bank, { client_id, redirect_uri, state, code_challenge }: Authorize): Variant | undefined => {
  const client = clientOf(client_id);
  return client && isRegistered(bank, client, redirect_uri) && STATE.test(state) && S256.test(code_challenge) ? client : undefined;
};

/** The phone that the call itself names; an unknown hint counts as none. */
export const challengeOfCall = (
  bank: Bank,
  { login_hint: hint = '', prompt }: Authorize,
  cookie: string | undefined,
): PhoneToProve | undefined => {
  const named = personOfUuid(bank, hint);
  const follows = named === undefined && prompt !== 'login' ? whoFollows(bank, cookie) : undefined;
  const subscription = named?.subscription ?? (follows && bank.subscription(follows.subscription));
  const participant = named?.participant ?? follows?.participant ?? 'TIT';
  if (!subscription) return undefined;
  return {
    mobile: applicantOf(subscription, participant).person.mobilePhone,
    subscription: subscription.id,
    participant,
    purpose: 'signIn',
  };
};

/** The typed number, with the person whom it identifies. */
export const challengeOfNumber = (bank: Bank, mobile: string): PhoneToProve => {
  const owner = ownerOf(bank, mobile);
  return owner
    ? { mobile: owner.mobile, subscription: owner.subscription, participant: owner.participant, purpose: 'signIn' }
    : { mobile, purpose: 'signIn' };
};
