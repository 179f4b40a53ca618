import { createHash } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { Signer } from './authority';
import { queryOf } from './query';
import type { Transaction } from '../store/walletRequests';

/** Where a wallet has no address of its own: the audience that the protocol gives it. */
const ANY_WALLET = 'https://self-issued.me/v2';
export const ENCRYPTION = 'ECDH-ES';
export const CONTENT_ENCRYPTIONS = ['A128GCM', 'A256GCM'];

/** By which a wallet knows the bank, and to which an answer is bound: the hash of the certificate that signs. */
export const clientIdOf = ({ chain: [leaf = ''] }: Signer): string =>
  `x509_hash:${createHash('sha256').update(Buffer.from(leaf, 'base64')).digest('base64url')}`;

/** The key of one request alone, private part included. */
export const requestKey = async (): Promise<Record<string, unknown>> => {
  const { privateKey } = await generateKeyPair(ENCRYPTION, { crv: 'P-256', extractable: true });
  return { ...(await exportJWK(privateKey)), alg: ENCRYPTION, use: 'enc', kid: 'answer' };
};

const publicPart = (key: Readonly<Record<string, unknown>>) => Object.fromEntries(Object.entries(key).filter(([name]) => name !== 'd'));

/** Where the answer comes in: through the browser of a front end, or straight from the wallet. */
export type ResponseMode = { readonly origin: string } | { readonly responseUri: string };

/** How long a wallet may take from the request to the answer, in seconds of the machine's clock. */
const LIFE_S = 300;

/** The request that the bank signs. It may be fetched twice: only the answer is taken once. XTR-38 */
export const signedRequest = (
  { nonce, key = {} }: Transaction,
  types: readonly string[],
  signer: Signer,
  responseMode: ResponseMode,
): Promise<string> => {
  const now = Math.floor(Date.now() / 1_000);
  const answered =
    'origin' in responseMode
      ? { response_mode: 'dc_api.jwt', expected_origins: [responseMode.origin] }
      : { response_mode: 'direct_post.jwt', response_uri: responseMode.responseUri };
  return new SignJWT({
    ...answered,
    response_type: 'vp_token',
    client_id: clientIdOf(signer),
    nonce,
    dcql_query: queryOf(types),
    client_metadata: {
      jwks: { keys: [publicPart(key)] },
      encrypted_response_enc_values_supported: CONTENT_ENCRYPTIONS,
      vp_formats_supported: { 'dc+sd-jwt': { 'sd-jwt_alg_values': ['ES256'], 'kb-jwt_alg_values': ['ES256'] } },
    },
  })
    .setProtectedHeader({ alg: 'ES256', typ: 'oauth-authz-req+jwt', x5c: [...signer.chain] })
    .setAudience(ANY_WALLET)
    .setIssuedAt(now)
    .setExpirationTime(now + LIFE_S)
    .sign(signer.key);
};
