import * as E from 'fp-ts/Either';
import { HttpLocalTokens } from '@infrastructure/http/local/HttpLocalTokens';
import type { StateName } from '../states';
import { holds, refusal } from '../support/call';
import { CLIENT_ID, like, pactWith, publicHeaders, seconds, tokenType } from '../support/pact';

const pact = pactWith('auth-gateway');
const NUMBER = '12345678';
const WRONG = '1234567';

const tokensAt = (url: string): HttpLocalTokens =>
  new HttpLocalTokens(
    { api: { baseUrl: url, clientId: CLIENT_ID, timeoutMs: 5_000, silenceMs: 5_000, uploadAnswerMs: 5_000 } },
    { report: () => undefined },
  );

const issued = { access_token: { token_type: tokenType, value: like('FAKE-TOKEN'), expires_in: seconds(1_800) } };
const token = { value: 'FAKE-TOKEN', type: 'Bearer', expiresIn: 1_800 };
const post = { method: 'POST', path: '/eer-local/token', headers: publicHeaders } as const;

describe('POST {api}/eer-local/token, outside production', () => {
  const operation = 'localToken';

  it('gives a token and a JWT by client number', () =>
    holds(
      pact,
      {
        state: 'a non-production identifier exists',
        params: { kind: 'client', id: NUMBER },
        receiving: 'a local token by client number',
        test: 'LocalTokens > by client',
        impact: 'The file is resumed at its step; on a local host the JWT takes the bearer’s place.',
        operation,
        requirement: 'RES-03',
      },
      {
        request: { ...post, body: { clientId: NUMBER } },
        answer: { status: 200, body: { ...issued, jwt: like('FAKE-JWT') } },
        ask: (_api, url) => tokensAt(url).ofClient(NUMBER),
        become: E.right({ ...token, jwt: 'FAKE-JWT' }),
      },
    ));

  it('gives a token by prospect number', () =>
    holds(
      pact,
      {
        state: 'a non-production identifier exists',
        params: { kind: 'prospect', id: NUMBER },
        receiving: 'a local token by prospect number',
        test: 'LocalTokens > by prospect',
        impact: 'The file is resumed at its step.',
        operation,
        requirement: 'RES-03',
      },
      {
        request: { ...post, body: { prospectId: NUMBER } },
        answer: { status: 200, body: issued },
        ask: (_api, url) => tokensAt(url).ofProspect(NUMBER),
        become: E.right({ ...token, jwt: undefined }),
      },
    ));

  const refusals = [
    ['without a number', 'client', '', 400, 'MISSING_ID'],
    ['by a malformed client number', 'client', WRONG, 400, 'MALFORMED_CLIENT_ID'],
    ['by a malformed prospect number', 'prospect', WRONG, 400, 'MALFORMED_PROSPECT_ID'],
    ['by the number of nobody', 'client', NUMBER, 404, 'UNKNOWN_CLIENT_ID'],
    ['by the number of no file', 'prospect', NUMBER, 422, 'SUBSCRIPTION_UNKNOWN'],
  ] as const;

  it.each(refusals)('gives none %s', (what, kind, id, status, code) =>
    holds(
      pact,
      {
        state: 'an identifier is unknown',
        params: { kind, id },
        receiving: `a local token ${what}`,
        test: `LocalTokens > ${code}`,
        impact: status === 422 ? 'Opens the technical error dialog.' : 'Opens the dialog of this refusal.',
        operation,
        requirement: 'RES-02',
      },
      {
        request: { ...post, body: kind === 'client' ? { clientId: id } : { prospectId: id } },
        answer: { status, body: { functionalCode: code } },
        ask: (_api, url) => (kind === 'client' ? tokensAt(url).ofClient(id) : tokensAt(url).ofProspect(id)),
        become: refusal(code, status),
      },
    ),
  );
});

describe('GET /jwt, outside production', () => {
  const get = { method: 'GET', path: '/jwt', headers: publicHeaders } as const;
  const notes = { operation: 'localJwt', requirement: 'SES-05' };
  const known: StateName = 'a non-production identifier exists';

  it.each([
    ['of nobody in particular', undefined],
    ['of a prospect', NUMBER],
  ] as const)('gives a JWT %s', (what, prospectId) =>
    holds(
      pact,
      {
        ...notes,
        state: known,
        params: { kind: 'prospect', id: NUMBER },
        receiving: `a JWT ${what}`,
        test: `LocalTokens > JWT ${what}`,
        impact: 'Takes the bearer’s place on a local host.',
      },
      {
        request: { ...get, ...(prospectId === undefined ? {} : { query: { prospectId } }) },
        answer: { status: 200, body: { jwt: like('FAKE-JWT') } },
        ask: (_api, url) => tokensAt(url).jwt(prospectId),
        become: E.right('FAKE-JWT'),
      },
    ),
  );

  it('gives none of a prospect whom nobody knows', () =>
    holds(
      pact,
      {
        ...notes,
        state: 'an identifier is unknown',
        params: { kind: 'prospect', id: NUMBER },
        receiving: 'a JWT of a prospect whom nobody knows',
        test: 'LocalTokens > no JWT',
        impact: 'Opens the technical error dialog.',
      },
      {
        request: { ...get, query: { prospectId: NUMBER } },
        answer: { status: 404, body: { error: 'not_found' } },
        ask: (_api, url) => tokensAt(url).jwt(NUMBER),
        become: refusal('not_found', 404),
      },
    ));
});
