import path from 'node:path';
import { PactV3, SpecificationVersion } from '@pact-foundation/pact';
import * as E from 'fp-ts/Either';
import { HttpSignIn } from '@infrastructure/http/session/HttpSignIn';
import { consumer, pactFolder } from '../providers';
import type { StateName } from '../states';
import { note } from '../support/interaction';
import { like, seconds, tokenType } from '../support/pact';

/** Form-encoded bodies need the older builder; it writes the same kind of file. */
const pact = (): PactV3 =>
  new PactV3({
    consumer,
    provider: 'identity-provider',
    dir: path.resolve(pactFolder),
    spec: SpecificationVersion.SPECIFICATION_VERSION_V4,
    logLevel: 'warn',
  });

const redirectUrl = 'http://localhost:4101/ouvrirmoncompte/main';
const VERIFIER = 'FAKE-VERIFIER-FAKE-VERIFIER-FAKE-VERIFIER-1';
const CODE = 'FAKE-CODE';

const signInAt = (url: string, clientId: string): HttpSignIn =>
  new HttpSignIn(
    {
      api: { baseUrl: url, clientId, timeoutMs: 5_000, silenceMs: 5_000, uploadAnswerMs: 5_000 },
      observation: { traceCalls: false, webVitals: false },
      identityProvider: {
        authorizeUrl: '',
        tokenUrl: `${url}/identite/token`,
        revokeUrl: `${url}/identite/revoke`,
        clientId,
        clientSecret: undefined,
        redirectUrl,
      },
    },
    { report: () => undefined },
  );

/** Form-encoded, with a client id like every call. D-57 */
const formHeaders = { 'Content-Type': 'application/x-www-form-urlencoded', 'X-Client-Id': like('omc-01') };

const form = (clientId: string, verifier: string | undefined): string =>
  new URLSearchParams({
    type: 'sso',
    grant_type: 'authorization_code',
    client_id: clientId,
    redirect_uri: redirectUrl,
    code: CODE,
    ...(verifier === undefined ? {} : { code_verifier: verifier }),
  }).toString();

const ask = (state: StateName, receiving: string, clientId: string, workstation = false) => {
  note(receiving, {
    test: `SignIn > ${receiving}`,
    impact: 'Opens the session, or leads to the authentication error page; it never ends a session.',
    operation: 'exchangeCode',
    requirement: workstation ? 'ADV-01' : 'RTE-01',
  });
  return pact()
    .given(state, { code: CODE, clientId: workstation ? clientId : 'omc-01', redirect: redirectUrl })
    .uponReceiving(receiving)
    .withRequest({
      method: 'POST',
      path: '/identite/token',
      headers: formHeaders,
      body: form(clientId, workstation ? undefined : VERIFIER),
    });
};

describe('POST token (identity provider)', () => {
  it('exchanges a code for a token', () =>
    ask('an authorization code is valid', 'an authorization code for a token', 'omc-01')
      .willRespondWith({
        status: 200,
        headers: { 'Content-Type': 'application/json' },
        body: { access_token: like('FAKE-TOKEN'), token_type: tokenType, efs: like('12345678'), expires_in: seconds(1_800) },
      })
      .executeTest(async ({ url }) => {
        expect(await signInAt(url, 'omc-01').exchange(CODE, VERIFIER)()).toEqual(
          E.right({ value: 'FAKE-TOKEN', type: 'Bearer', efs: '12345678', expiresIn: 1_800 }),
        );
      }));

  it('says whose session a workstation’s code opens', () => {
    const adviser = { name: 'Nadia Exemple', agency: 'Nantes Centre' };
    return ask('a workstation gave a code', 'the code of a workstation for an adviser’s token', 'mdc-01', true)
      .willRespondWith({
        status: 200,
        headers: { 'Content-Type': 'application/json' },
        body: {
          access_token: like('FAKE-TOKEN'),
          token_type: tokenType,
          efs: like('12345678'),
          adviser: { name: like(adviser.name), agency: like(adviser.agency) },
        },
      })
      .executeTest(async ({ url }) => {
        expect(await signInAt(url, 'mdc-01').exchange(CODE, undefined)()).toEqual(
          E.right({ value: 'FAKE-TOKEN', type: 'Bearer', efs: '12345678', adviser }),
        );
      });
  });

  it.each([
    [400, 'invalid_grant', 'omc-01', 'an authorization code was already used', 'an authorization code that was already used'],
    [401, 'invalid_client', 'unknown', 'an authorization code is valid', 'an authorization code from a client that is not known'],
  ] as const)('%s %s ends no session', (status, error, clientId, state, receiving) =>
    ask(state, receiving, clientId)
      .willRespondWith({ status, headers: { 'Content-Type': 'application/json' }, body: { error } })
      .executeTest(async ({ url }) => {
        expect(await signInAt(url, clientId).exchange(CODE, VERIFIER)()).toEqual(E.left({ kind: 'refused', code: error }));
      }),
  );
});

describe('POST revoke (identity provider)', () => {
  it('ends a token, known or not', () => {
    const receiving = 'the token of somebody who signs out';
    note(receiving, {
      test: `SignIn > ${receiving}`,
      impact: 'Nothing on the page waits for it: the tab has forgotten the token already.',
      operation: 'revokeToken',
      requirement: 'ERR-05',
    });
    return pact()
      .given('an authorization code is valid', { code: CODE, clientId: 'omc-01', redirect: redirectUrl })
      .uponReceiving(receiving)
      .withRequest({
        method: 'POST',
        path: '/identite/revoke',
        headers: formHeaders,
        body: new URLSearchParams({ token: 'FAKE-TOKEN', client_id: 'omc-01' }).toString(),
      })
      .willRespondWith({ status: 200 })
      .executeTest(async ({ url }) => {
        expect(await signInAt(url, 'omc-01').revoke('FAKE-TOKEN')()).toEqual(E.right(undefined));
      });
  });
});
