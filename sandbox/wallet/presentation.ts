import { createHash, createPublicKey, verify, type KeyObject } from 'node:crypto';
import { SDJwtVcInstance } from '@sd-jwt/sd-jwt-vc';
import { DcqlPresentationResult, type DcqlQuery } from 'dcql';
import * as t from 'io-ts';
import { isRecord } from '@domain/kernel/shape';
import type { Identity } from '../store/identity';
import { signedBy } from './chain';
import { identityOf } from './claims';
import { disclosedIn, parsedPart } from './disclosures';
import { askedClaims, QUERY_ID } from './query';
import { must } from './refused';
import { checkStatus, PATIENCE_MS, StatusEntry, type GetList } from './statusList';
import type { Anchor } from './trust';

/** What a presentation is held against. `at`: milliseconds of the machine's clock, which wallets and issuers share. */
export interface Expected {
  readonly nonce: string;
  readonly audience: string;
  readonly types: readonly string[];
  readonly query: DcqlQuery.Output;
  readonly anchors: readonly Anchor[];
  readonly getList: GetList;
  readonly at: number;
}

const Header = t.type({ typ: t.literal('dc+sd-jwt'), alg: t.literal('ES256'), x5c: t.array(t.string) });
const Payload = t.intersection([
  t.type({ vct: t.string, status: StatusEntry, cnf: t.type({ jwk: t.UnknownRecord }) }),
  t.partial({ iss: t.string, exp: t.number, _sd_alg: t.literal('sha-256') }),
]);
const KbHeader = t.type({ typ: t.literal('kb+jwt'), alg: t.literal('ES256') });
const KbPayload = t.type({ iat: t.number, aud: t.string, nonce: t.string, sd_hash: t.string });

type Json = string | number | boolean | null | { [name: string]: Json } | Json[];
const isJson = (value: unknown): value is Json => {
  if (Array.isArray(value)) return value.every(isJson);
  return isRecord(value) ? Object.values(value).every(isJson) : value === null || ['string', 'number', 'boolean'].includes(typeof value);
};
const isClaims = (value: unknown): value is Record<string, Json> => isRecord(value) && isJson(value);

const signatureHolds = (key: KeyObject, data: string, signature: string): boolean =>
  verify('sha256', Buffer.from(data), { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));

/** How long ago, or how far ahead, a wallet may have signed. */
const FRESH_MS = 5 * 60_000;

const headerOf = (code: string): unknown => parsedPart(code.split('.')[0] ?? '');
const payloadOf = (code: string): unknown => parsedPart(code.split('.')[1] ?? '');

/**
 * Checks one identity, as SD-JWT VC with the binding of its holder's key. The library checks the signatures, the hashes, the nonce and the
 * dates of the credential; everything else of this list no library does.
 */
export const checkPresentation = async (compact: string, expected: Expected): Promise<Identity> => {
  const { nonce, audience, types, query, anchors, getList, at } = expected;
  const [credential = '', ...rest] = compact.split('~');
  const binding = rest.at(-1) ?? '';
  const header = headerOf(credential);
  must(Header.is(header), 'the credential is of another kind, or names no certificate');
  const { key, subject, anchor } = signedBy(header.x5c, anchors, at);
  const payload = payloadOf(credential);
  must(isRecord(payload) && payload['status'] !== undefined, 'the credential says nowhere whether it still holds');
  must(Payload.is(payload), 'the credential lacks its type, its status list or the key of its holder');
  must(types.includes(payload.vct), 'the credential is of a type that was not asked', 'NOT_ACCEPTED');
  must(payload.exp === undefined || payload.exp * 1_000 > at, 'the credential is no longer valid', 'EXPIRED');
  must(binding !== '', 'no key binding came');
  must(KbHeader.is(headerOf(binding)), 'the key binding is of another kind');
  const bound = payloadOf(binding);
  must(KbPayload.is(bound), 'the key binding lacks something');
  must(bound.aud === audience, 'the key binding is for another audience');
  must(bound.nonce === nonce, 'the key binding answers another request');
  must(Math.abs(at - bound.iat * 1_000) <= FRESH_MS, 'the key binding was not signed just now');
  const disclosed = disclosedIn(payload, rest.slice(0, -1));
  must(
    disclosed.every(name => askedClaims.includes(name)),
    'a claim came that was not asked',
  );
  const { jwk } = payload.cnf;
  const library = new SDJwtVcInstance({
    hasher: data =>
      createHash('sha256')
        .update(Buffer.from(typeof data === 'string' ? data : new Uint8Array(data)))
        .digest(),
    verifier: (data, signature) => signatureHolds(key, data, signature),
    kbVerifier: (data, signature) => signatureHolds(createPublicKey({ key: jwk, format: 'jwk' }), data, signature),
    // Asked once the credential's signature holds: its address is the issuer's word, not the wallet's.
    statusListFetcher: () => checkStatus(payload.status.status_list, { iss: payload.iss, subject, anchor }, getList, at),
    statusVerifier: () => true,
  });
  const { payload: told } = await library.verify(compact, {
    keyBindingNonce: nonce,
    currentDate: Math.floor(at / 1_000),
    skewSeconds: PATIENCE_MS / 1_000, // the list may be signed after `at`, while it is fetched
  });
  must(isClaims(told), 'the claims cannot be read');
  const answers = DcqlPresentationResult.fromDcqlPresentation(
    { [QUERY_ID]: [{ credential_format: 'dc+sd-jwt', vct: payload.vct, claims: told, cryptographic_holder_binding: true }] },
    { dcqlQuery: query },
  );
  must(answers.can_be_satisfied, 'a claim that was asked is missing');
  const identity = identityOf(told);
  must(identity.issuingCountry === anchor.country, 'the issuer speaks for another country', 'UNKNOWN_ISSUER');
  return identity;
};
