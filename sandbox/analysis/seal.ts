import { createECDH, createHash, createPrivateKey, createPublicKey, sign, verify, type JsonWebKey } from 'node:crypto';
import { keyOf, type IssuerKey, type Seal } from '@domain/proofs/twoDDoc/issuers';
import type { TwoDDoc } from '@domain/proofs/twoDDoc/parse';

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

const secret = createPrivateKey({ key: sampleKey, format: 'jwk' });
const spki = createPublicKey(secret).export({ format: 'der', type: 'spki' }).toString('base64');

/** The keys that the bank trusts, and serves to the browser. A real bank would serve those of the published trust list. */
export const trustedKeys: readonly IssuerKey[] = [{ ...sampleIssuer, spki, from: '2020-01-01', until: '2039-12-31' }];

/** r and s in a row. */
const dsaEncoding = 'ieee-p1363';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const base32 = (bytes: Uint8Array): string => {
  const bits = Array.from(bytes, byte => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map(five => BASE32[parseInt(five.padEnd(5, '0'), 2)]).join('');
};

/** Seals the data of a fictional 2D-Doc: separator and signature, r and s in a row. */
export const sealed = (message: string): string =>
  `${message}\u001f${base32(sign('sha256', Buffer.from(message, 'utf8'), { key: secret, dsaEncoding }))}`;

/** Checks the signature of a 2D-Doc against the trusted keys. XTR-58 */
export const sealOf = (doc: TwoDDoc, keys: readonly IssuerKey[] = trustedKeys): Seal => {
  const known = keyOf(doc, keys);
  if (known === undefined || doc.signature === undefined) return 'unknown';
  const key = createPublicKey({ key: Buffer.from(known.spki, 'base64'), format: 'der', type: 'spki' });
  return verify('sha256', Buffer.from(doc.message, 'utf8'), { key, dsaEncoding }, doc.signature) ? 'valid' : 'false';
};
