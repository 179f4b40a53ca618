import * as E from 'fp-ts/Either';
import { FetchAccess } from '@infrastructure/http/access/FetchAccess';
import type { StateName } from '../states';
import { holds, refusal } from '../support/call';
import { hurried } from '../support/hurried';
import { CLIENT_ID, like, pactWith, publicHeaders, seconds, tokenType } from '../support/pact';

const pact = pactWith('auth-gateway');
const CODE = 'FAKE-CODE';
const notes = { operation: 'exchangeLinkCode', requirement: 'MIN-02' };

const exchange = (code: string) => ({
  request: {
    method: 'POST',
    path: '/token',
    headers: publicHeaders,
    body: { client_id: CLIENT_ID, grant_type: 'authorization_code', code },
  } as const,
  ask: (_api: unknown, url: string) => new FetchAccess({ baseUrl: url, clientId: CLIENT_ID, timeoutMs: 5_000 }, hurried).exchange(code),
});

const refusals: readonly (readonly [string, StateName, string, string])[] = [
  ['that was already used', 'an authorization code was already used', CODE, 'invalid_grant'],
  ['that is missing', 'an authorization code is valid', '', 'invalid_request'],
];

describe('POST /token', () => {
  it('exchanges the code of an e-mailed link', () =>
    holds(
      pact,
      {
        ...notes,
        state: 'an authorization code is valid',
        params: { code: CODE, clientId: CLIENT_ID },
        receiving: 'the code of an e-mailed link, for a token',
        test: 'Access > exchanges',
        impact: 'Asks the type of the file with it, then leads to the identity provider.',
      },
      {
        ...exchange(CODE),
        answer: {
          status: 200,
          body: { access_token: like('FAKE-TOKEN'), token_type: tokenType, efs: like('12345678'), expires_in: seconds(600) },
        },
        become: E.right({ value: 'FAKE-TOKEN', type: 'Bearer', efs: '12345678', expiresIn: 600 }),
      },
    ));

  it.each(refusals)('refuses a code %s', (what, state, code, error) =>
    holds(
      pact,
      {
        ...notes,
        state,
        params: { code: CODE, clientId: CLIENT_ID },
        receiving: `the code of an e-mailed link ${what}`,
        test: `Access > ${error}`,
        impact: 'Says that the identification failed, and offers ways on.',
      },
      { ...exchange(code), answer: { status: 400, body: { error } }, become: refusal(error, 400) },
    ),
  );
});
