import {
  createCipheriv,
  createHash,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  randomBytes,
  sign,
  verify,
  X509Certificate,
  type KeyObject,
} from 'node:crypto';

/**
 * A wallet written from the specifications alone (OpenID for Verifiable Presentations 1.0, its High Assurance profile, SD-JWT, RFC 7516 and
 * 7518), with Node's own cryptography and no library: what it understands, the bank says in the standard's own words. XTR-38
 */

// What a wallet reads is JSON of any shape.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Json = Readonly<Record<string, any>>;

const b64 = (value: string | Buffer): string => Buffer.from(value).toString('base64url');
const json = (part = ''): Json => JSON.parse(Buffer.from(part, 'base64url').toString());
const sha256 = (value: string | Buffer): Buffer => createHash('sha256').update(value).digest();

export const newKey = (): KeyObject => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
export const publicJwk = (key: KeyObject) => createPublicKey(key).export({ format: 'jwk' });

const jws = (header: Json, payload: Json, key: KeyObject): string => {
  const content = `${b64(JSON.stringify(header))}.${b64(JSON.stringify(payload))}`;
  return `${content}.${b64(sign('sha256', Buffer.from(content), { key, dsaEncoding: 'ieee-p1363' }))}`;
};

/** RFC 7518, 4.6.2: one round of SHA-256 is enough for both key lengths. */
const derived = (secret: Buffer, enc: string, bytes: number): Buffer => {
  const number = (value: number): Buffer => Buffer.from([value >>> 24, value >>> 16, value >>> 8, value].map(each => each & 255));
  const sized = (value: string): Buffer => Buffer.concat([number(value.length), Buffer.from(value)]);
  return sha256(Buffer.concat([number(1), secret, sized(enc), sized(''), sized(''), number(bytes * 8)])).subarray(0, bytes);
};

const encrypted = (payload: Json, jwk: Json, enc: 'A128GCM' | 'A256GCM'): string => {
  const own = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const secret = diffieHellman({ privateKey: own.privateKey, publicKey: createPublicKey({ key: jwk, format: 'jwk' }) });
  const bytes = enc === 'A128GCM' ? 16 : 32;
  const header = b64(JSON.stringify({ alg: 'ECDH-ES', enc, kid: jwk['kid'], epk: own.publicKey.export({ format: 'jwk' }) }));
  const iv = randomBytes(12);
  const cipher = createCipheriv(enc === 'A128GCM' ? 'aes-128-gcm' : 'aes-256-gcm', derived(secret, enc, bytes), iv).setAAD(
    Buffer.from(header),
  );
  const text = Buffer.concat([cipher.update(JSON.stringify(payload)), cipher.final()]);
  return [header, '', b64(iv), b64(text), b64(cipher.getAuthTag())].join('.');
};

/** Reads a signed request as a careful wallet does; throws where one must refuse. `anchor`: who certifies those who may ask. */
export const readRequest = (request: string, clientId: string | undefined, anchor: string): Json => {
  const [header = '', payload = '', signature = ''] = request.split('.');
  const { alg, typ, x5c = [] } = json(header);
  const leaf = new X509Certificate(Buffer.from(x5c[0] ?? '', 'base64'));
  const trusted = new X509Certificate(Buffer.from(anchor, 'base64'));
  const asked = json(payload);
  const holds = verify(
    'sha256',
    Buffer.from(`${header}.${payload}`),
    { key: leaf.publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const wrong = [
    [holds && alg === 'ES256' && typ === 'oauth-authz-req+jwt', 'not signed'],
    [leaf.verify(trusted.publicKey) && !leaf.checkIssued(leaf) && !x5c.includes(anchor), 'not certified, or by itself'],
    [asked['client_id'] === `x509_hash:${b64(sha256(leaf.raw))}`, 'another client'],
    [clientId === undefined || clientId === asked['client_id'], 'another client than the link names'],
    [asked['aud'] === 'https://self-issued.me/v2' && asked['exp'] * 1_000 > Date.now(), 'not for a wallet, or too old'],
    [asked['response_type'] === 'vp_token' && asked['state'] === undefined, 'another kind of request'],
  ].find(([right]) => !right);
  if (wrong) throw new Error(String(wrong[1]));
  return asked;
};

export interface Held {
  readonly credential: string;
  readonly key: KeyObject;
}

/** What a hostile wallet does otherwise. */
export interface Twist {
  readonly nonce?: string;
  readonly audience?: string;
  readonly iat?: number;
  readonly key?: KeyObject;
  readonly enc?: 'A128GCM' | 'A256GCM';
  /** The claims to show; otherwise the first set of the query that the credential can fill. */
  readonly show?: readonly string[];
  readonly disclosures?: (chosen: readonly string[]) => readonly string[];
  readonly token?: (presentation: string) => Json;
}

/** The encrypted answer of this wallet. `origin`: of the page whose browser asks. */
export const answerTo = (asked: Json, { credential, key }: Held, twist: Twist = {}, origin?: string): string => {
  const [signed = '', ...parts] = credential.split('~').slice(0, -1);
  const nameOf = (part: string): string => JSON.parse(Buffer.from(part, 'base64url').toString())[1];
  const names = parts.map(nameOf);
  const [{ id, claim_sets: sets }] = asked['dcql_query'].credentials;
  const show = twist.show ?? sets.find((set: readonly string[]) => set.every(name => names.includes(name)));
  const chosen = parts.filter(part => show.includes(nameOf(part)));
  const shown = [signed, ...(twist.disclosures ?? (same => same))(chosen), ''].join('~');
  const binding = jws(
    { alg: 'ES256', typ: 'kb+jwt' },
    {
      nonce: twist.nonce ?? asked['nonce'],
      aud: twist.audience ?? (origin === undefined ? asked['client_id'] : `origin:${origin}`),
      iat: twist.iat ?? Math.floor(Date.now() / 1_000),
      sd_hash: b64(sha256(shown)),
    },
    twist.key ?? key,
  );
  const token = (twist.token ?? (presentation => ({ [id]: [presentation] })))(`${shown}${binding}`);
  return encrypted({ vp_token: token }, asked['client_metadata'].jwks.keys[0], twist.enc ?? 'A128GCM');
};
