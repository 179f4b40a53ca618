import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { Mode } from '@domain/journey/words';
import { FetchAccess } from '@infrastructure/http/access/FetchAccess';
import { holds, refusal } from '../support/call';
import { hurried } from '../support/hurried';
import { CLIENT_ID, pactWith, TOKEN } from '../support/pact';

const pact = pactWith('state');
const operation = 'getMyType';
const request = { method: 'GET', path: '/v1/states/me/type' } as const;

/** The adapter after call 25, with the link's token. */
const typeAt = (url: string): TaskEither<Failure, Mode> =>
  new FetchAccess({ baseUrl: url, clientId: CLIENT_ID, timeoutMs: 5_000 }, hurried, TOKEN).subscriptionType();

describe('GET /v1/states/me/type', () => {
  it.each(['omc', 'mdc'] as const)('tells the type of the file: %s', type =>
    holds(
      pact,
      {
        state: 'a subscription has a type',
        params: { type },
        receiving: `a request for the type of a file that is ${type}`,
        test: `Access > ${type}`,
        impact: 'The identity provider is asked as this type’s client.',
        operation,
        requirement: 'MIN-02',
      },
      { request, answer: { status: 200, body: { type } }, ask: (_api, url) => typeAt(url), become: E.right(type) },
    ),
  );

  it('tells that there is no file', () =>
    holds(
      pact,
      {
        state: 'no subscription exists',
        params: {},
        receiving: 'a request for the type of a file that does not exist',
        test: 'Access > none',
        impact: 'Says that the identification failed, and offers ways on.',
        operation,
        requirement: 'MIN-02',
      },
      {
        request,
        answer: { status: 404, body: { functionalCode: 'SUBSCRIPTION_UNKNOWN' } },
        ask: (_api, url) => typeAt(url),
        become: refusal('SUBSCRIPTION_UNKNOWN', 404),
      },
    ));
});
