import { createHash, createPublicKey, randomBytes, sign } from 'node:crypto';
// The certificates' library asks for this before it is loaded.
import 'reflect-metadata';
import { setGlobalConfig, type CallbackContext } from '@openid4vc/oauth2';
import {
  Openid4vpClient,
  type CreateOpenid4vpAuthorizationResponseResult,
  type ResolvedOpenid4vpAuthorizationRequest,
} from '@openid4vc/openid4vp';
import * as x509 from '@peculiar/x509';
import * as t from 'io-ts';
import { CompactEncrypt, compactVerify, exportJWK, importX509 } from 'jose';
import { authorities } from '../trust';
import type { Held } from './held';

// Everything is on this machine, without certificates of its own.
setGlobalConfig({ allowInsecureUrls: true });

const Back = t.type({ redirect_uri: t.string });

/** What this wallet reads of a query: one SD-JWT VC, and the sets of claims that would do. */
const Query = t.type({
  credentials: t.array(
    t.intersection([
      t.type({
        id: t.string,
        format: t.string,
        claims: t.array(t.intersection([t.type({ path: t.array(t.string) }), t.partial({ id: t.string })])),
      }),
      t.partial({ claim_sets: t.array(t.array(t.string)) }),
    ]),
  ),
});

/** The certificate of who asks must come from the register, and not from itself. */
const isRegistered = async (x5c: readonly string[]): Promise<boolean> => {
  const [leaf, anchor] = [new x509.X509Certificate(x5c[0] ?? ''), new x509.X509Certificate((await authorities.registrar()).anchor)];
  return x5c.length === 1 && (await leaf.verify({ publicKey: anchor.publicKey, date: new Date() }));
};

const verifyJwt: CallbackContext['verifyJwt'] = async (signer, { compact }) => {
  if (signer.method !== 'x5c' || !(await isRegistered(signer.x5c))) return { verified: false };
  const key = await importX509(new x509.X509Certificate(signer.x5c[0] ?? '').toString('pem'), 'ES256', { extractable: true });
  await compactVerify(compact, key, { algorithms: ['ES256'] });
  const { kty = '', ...rest } = await exportJWK(key);
  return { verified: true, signerJwk: { kty, ...rest } };
};

const encryptJwe: CallbackContext['encryptJwe'] = async ({ alg, enc, publicJwk, apu, apv }, data) => {
  const { kid } = publicJwk;
  const parties = {
    ...(apu === undefined ? {} : { apu: Buffer.from(apu, 'base64url') }),
    ...(apv === undefined ? {} : { apv: Buffer.from(apv, 'base64url') }),
  };
  const jwe = await new CompactEncrypt(Buffer.from(data))
    .setProtectedHeader({ alg, enc, ...(kid === undefined ? {} : { kid }) })
    .setKeyManagementParameters(parties)
    .encrypt(createPublicKey({ key: Object.fromEntries(Object.entries(publicJwk)), format: 'jwk' }));
  return { encryptionJwk: publicJwk, jwe };
};

const refused = (): never => {
  throw new Error('this wallet neither signs nor decrypts here');
};

const clientBy = (fetched: typeof fetch) =>
  new Openid4vpClient({
    callbacks: {
      fetch: fetched,
      hash: (data, algorithm) => createHash(algorithm.replace('-', '')).update(data).digest(),
      signJwt: refused,
      decryptJwe: refused,
      getX509CertificateMetadata: () => ({ sanDnsNames: [], sanUriNames: [] }),
      verifyJwt,
      encryptJwe,
    },
  });

const ENCRYPTION = {
  authorization_signing_alg_values_supported: [],
  authorization_encryption_alg_values_supported: ['ECDH-ES'],
  authorization_encryption_enc_values_supported: ['A256GCM', 'A128GCM'],
};

const b64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** What the wallet was asked: a link, or what the browser hands over with the origin of its page. */
export type Request = Readonly<Record<string, string>>;

/** A request that the wallet has read and checked. */
export class Asked {
  private constructor(
    private readonly resolved: ResolvedOpenid4vpAuthorizationRequest,
    private readonly query: t.TypeOf<typeof Query>['credentials'][number],
    private readonly origin: string | undefined,
    private readonly fetched: typeof fetch,
  ) {}

  /** Throws where a wallet must refuse: not signed, not registered, too old, not for a wallet. */
  static async read(authorizationRequestPayload: Request, fetched: typeof fetch, origin?: string): Promise<Asked> {
    const resolved = await clientBy(fetched).resolveOpenId4vpAuthorizationRequest({
      authorizationRequestPayload,
      ...(origin === undefined ? {} : { origin }),
    });
    const query = resolved.dcql?.query;
    if (!Query.is(query) || query.credentials[0] === undefined) throw new Error('this wallet holds nothing of what is asked');
    return new Asked(resolved, query.credentials[0], origin, fetched);
  }

  /** Who asks, as the register says. */
  get by(): string {
    const { jar } = this.resolved;
    const [leaf = ''] = jar?.signer.method === 'x5c' ? jar.signer.x5c : [];
    return new x509.X509Certificate(leaf).subjectName.getField('O')[0] ?? '';
  }

  /** The claims that would be shown of an identity: the first set that it can fill. */
  shown({ claims }: Held): readonly string[] {
    const { claims: known, claim_sets: sets } = this.query;
    const nameOf = (id: string): string => known.find(claim => claim.id === id)?.path[0] ?? id;
    const wanted = sets?.map(set => set.map(nameOf)) ?? [known.map(({ path }) => path[0] ?? '')];
    return wanted.find(set => set.every(name => Object.hasOwn(claims, name))) ?? [];
  }

  /** The encrypted answer with an identity. */
  async answer(held: Held): Promise<CreateOpenid4vpAuthorizationResponseResult> {
    const { authorizationRequestPayload } = this.resolved;
    return clientBy(this.fetched).createOpenid4vpAuthorizationResponse({
      authorizationRequestPayload,
      authorizationResponsePayload: { vp_token: { [this.query.id]: [this.presentation(held)] } },
      jarm: { encryption: { nonce: randomBytes(16).toString('base64url') }, serverMetadata: ENCRYPTION },
      ...(this.origin === undefined ? {} : { origin: this.origin }),
    });
  }

  /** Sends an identity, or that the person refuses; answers where the asker leads back. */
  async send(held: Held | undefined): Promise<string | undefined> {
    const { authorizationRequestPayload } = this.resolved;
    if (!('response_uri' in authorizationRequestPayload)) return undefined;
    const uri = String(authorizationRequestPayload.response_uri);
    const fields = held ? { response: (await this.answer(held)).jarm?.responseJwt ?? '' } : { error: 'access_denied' };
    const answer = await this.fetched(uri, { method: 'POST', body: new URLSearchParams(fields) });
    const body: unknown = answer.ok ? await answer.json() : {};
    return Back.is(body) ? body.redirect_uri : undefined;
  }

  /** The identity with the claims that are shown, and its holder's word that it is for this request. */
  private presentation(held: Held): string {
    const shown = this.shown(held);
    const [signed = '', ...parts] = held.credential.split('~').slice(0, -1);
    const chosen = parts.filter(part => {
      const disclosure: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
      return Array.isArray(disclosure) && shown.includes(String(disclosure[1]));
    });
    const identity = [signed, ...chosen, ''].join('~');
    const content = [
      b64({ alg: 'ES256', typ: 'kb+jwt' }),
      b64({
        iat: Math.floor(Date.now() / 1_000),
        aud: this.origin === undefined ? this.resolved.client.effective : `origin:${this.origin}`,
        nonce: this.resolved.authorizationRequestPayload.nonce,
        sd_hash: createHash('sha256').update(identity).digest('base64url'),
      }),
    ].join('.');
    const signature = sign('sha256', Buffer.from(content), { key: held.key, dsaEncoding: 'ieee-p1363' });
    return `${identity}${content}.${signature.toString('base64url')}`;
  }
}
