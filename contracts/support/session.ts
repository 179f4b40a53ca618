import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { BankApi } from '@infrastructure/http/BankApi';
import type { PactV4 } from '@pact-foundation/pact';
import { WITHOUT_BODY } from './call';
import { interaction } from './interaction';
import { bankAt, bearerHeaders } from './pact';

interface Probe {
  readonly what: string;
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly ask: (api: BankApi) => TaskEither<Failure, unknown>;
}

/** The 401 and the 403 of a provider: no body, and the session ends. SES-02 */
export const endsSession = (pact: PactV4, { what, method = 'GET', path, query = {}, body, ask }: Probe): void => {
  it.each([
    [401, 'no valid session'],
    [403, 'a session has no right to the resource'],
  ] as const)('%s ends the session', async (status, state) => {
    await interaction(pact, {
      state,
      params: {},
      receiving: `a request for ${what} with ${status === 401 ? 'no valid session' : 'no right to it'}`,
      test: `Session > ${status} from ${what}`,
      impact: 'Tokens are cleared and the inactivity page is shown.',
      operation: what,
      requirement: 'SES-02',
    })
      .withRequest(method, path, request => {
        request.query({ ...query }).headers(bearerHeaders);
        const sent = body ?? WITHOUT_BODY[method];
        if (sent !== undefined) request.jsonBody(sent);
      })
      .willRespondWith(status)
      .executeTest(async ({ url }) => {
        expect(await ask(bankAt(url))()).toEqual(E.left({ kind: 'signedOut' }));
      });
  });
};
