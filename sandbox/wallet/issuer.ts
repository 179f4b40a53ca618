import { createHash, randomBytes, type webcrypto } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { SDJwtVcInstance } from '@sd-jwt/sd-jwt-vc';
import { SignJWT } from 'jose';
import type { Signer } from './authority';

const pidClaims = [
  'family_name',
  'given_name',
  'birthdate',
  'place_of_birth',
  'nationalities',
  'date_of_expiry',
  'issuing_authority',
  'issuing_country',
  'address',
  'birth_family_name',
  'birth_given_name',
  'sex',
] as const;

/** An identity as an issuer signs it, by the names of the PID rulebook 1.7. */
export type PidClaims = Readonly<Partial<Record<(typeof pidClaims)[number], unknown>>>;

/** `idx`: the entry of this identity in the list at `uri`. Undefined: its revocation cannot be checked. */
export interface Issued {
  readonly claims: PidClaims;
  readonly type: string;
  readonly iss: string;
  readonly holder: webcrypto.JsonWebKey;
  readonly status: { readonly idx: number; readonly uri: string } | undefined;
}

const DAY_S = 86_400;
const SALT_BYTES = 16;

/** Issues an identity: every claim can be shown by itself. */
export const issue = async ({ claims, type, iss, holder, status }: Issued, { key, chain }: Signer): Promise<string> => {
  const library = new SDJwtVcInstance({
    signAlg: 'ES256',
    signer: async data =>
      Buffer.from(await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key, Buffer.from(data))).toString('base64url'),
    hasher: data =>
      createHash('sha256')
        .update(Buffer.from(typeof data === 'string' ? data : new Uint8Array(data)))
        .digest(),
    hashAlg: 'sha-256',
    saltGenerator: () => randomBytes(SALT_BYTES).toString('base64url'),
  });
  const iat = Math.floor(Date.now() / 1_000);
  const content = {
    ...claims,
    iss,
    vct: type,
    iat,
    cnf: { jwk: holder },
    ...(status && { status: { status_list: status } }),
  };
  return library.issue(content, { _sd: pidClaims.filter(name => Object.hasOwn(claims, name)) }, { header: { x5c: [...chain] } });
};

/** Signs the revocation list: one bit per identity. */
export const statusList = (uri: string, iss: string, revoked: readonly number[], { key, chain }: Signer): Promise<string> => {
  const bytes = Buffer.alloc(32);
  for (const idx of revoked) bytes[idx >> 3] = (bytes[idx >> 3] ?? 0) | (1 << (idx & 7));
  const now = Math.floor(Date.now() / 1_000);
  return new SignJWT({ status_list: { bits: 1, lst: deflateSync(bytes).toString('base64url') }, ttl: 300 })
    .setProtectedHeader({ alg: 'ES256', typ: 'statuslist+jwt', x5c: [...chain] })
    .setSubject(uri)
    .setIssuer(iss)
    .setIssuedAt(now)
    .setExpirationTime(now + DAY_S)
    .sign(key);
};
