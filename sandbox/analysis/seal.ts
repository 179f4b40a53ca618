import { createECDH, createHash, createPrivateKey, createPublicKey, sign, webcrypto, type JsonWebKey, type KeyObject } from 'node:crypto';
import type { TwoDDoc } from '@domain/documents/twoDDoc/parse';

/** An issuer's key: the ids that a 2D-Doc names, and the public key. */
export interface IssuerKey {
  readonly authority: string;
  readonly certificate: string;
  readonly key: JsonWebKey;
}

const CURVE = { name: 'ECDSA', namedCurve: 'P-256' } as const;

const url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/** The key of the samples: made from a text, worth nothing elsewhere. */
const sampleKey = ((): JsonWebKey => {
  const pair = createECDH('prime256v1');
  const secret = createHash('sha256').update('2D-Doc of fictional people').digest();
  pair.setPrivateKey(secret);
  const point = pair.getPublicKey();
  return { kty: 'EC', crv: 'P-256', d: url(secret), x: url(point.subarray(1, 33)), y: url(point.subarray(33)) };
})();

/** Ids of the samples' issuer: no real authority has them. */
export const sampleIssuer = { authority: 'XX99', certificate: '0001' } as const;

const publicOf = (pair: JsonWebKey): JsonWebKey => createPublicKey({ key: pair, format: 'jwk' }).export({ format: 'jwk' });

/** The keys that the bank trusts. A real bank would serve those of the published trust list. */
export const trustedKeys: readonly IssuerKey[] = [{ ...sampleIssuer, key: publicOf(sampleKey) }];

const secretOf = (): KeyObject => createPrivateKey({ key: sampleKey, format: 'jwk' });

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const base32 = (bytes: Uint8Array): string => {
  const bits = Array.from(bytes, byte => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map(five => BASE32[parseInt(five.padEnd(5, '0'), 2)]).join('');
};

/** Seals the data of a fictional 2D-Doc: separator and signature, r and s in a row. */
export const sealed = (message: string): string =>
  `${message}\u001f${base32(sign('sha256', Buffer.from(message, 'utf8'), { key: secretOf(), dsaEncoding: 'ieee-p1363' }))}`;

/** `valid`: the issuer signed exactly this; `false`: somebody else did; `unknown`: the bank has no key of the issuer, or no signature. */
export type Seal = 'valid' | 'false' | 'unknown';

/** Checks the signature of a 2D-Doc against the trusted keys. XTR-58 */
export const sealOf = async (doc: TwoDDoc, keys: readonly IssuerKey[] = trustedKeys): Promise<Seal> => {
  const known = keys.find(({ authority, certificate }) => authority === doc.authority && certificate === doc.certificate);
  if (known === undefined || doc.signature === undefined) return 'unknown';
  const key = await webcrypto.subtle.importKey('jwk', known.key, CURVE, false, ['verify']);
  const signed = new TextEncoder().encode(doc.message);
  return (await webcrypto.subtle.verify({ ...CURVE, hash: 'SHA-256' }, key, doc.signature, signed)) ? 'valid' : 'false';
};
