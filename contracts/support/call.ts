import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { MatchersV3, PactV4 } from '@pact-foundation/pact';
import type { Failure } from '@application/failure';
import { failureOf } from '@infrastructure/http/failures';
import type { Language } from '@domain/brand/languages';
import type { BankApi } from '@infrastructure/http/BankApi';
import type { Provider } from '../providers';
import { interaction, type InteractionNotes } from './interaction';
import { callOf } from '../calls';
import { bankAt, bearerHeaders, json, noStore } from './pact';

type Headers = Readonly<Record<string, string | MatchersV3.Matcher<string>>>;

/** One request of ours and one answer of the bank; `become`: the real adapter's result. */
export interface Exchanged<A> {
  readonly request: {
    readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH';
    readonly path: string;
    readonly query?: Readonly<Record<string, string>>;
    readonly headers?: Headers;
    /** Of the page that calls. XTR-12 */
    readonly language?: Language;
    readonly body?: unknown;
  };
  readonly answer: { readonly status: number; readonly body?: unknown };
  readonly ask: (api: BankApi, url: string) => TaskEither<Failure, A>;
  readonly become: E.Either<Failure, A>;
}

/** The body of a call without data. D-57 */
export const WITHOUT_BODY = { GET: undefined, POST: {}, PUT: {}, PATCH: {} } as const;

export const refusal = (code: string, status = 422) => E.left<Failure>(failureOf(status, { functionalCode: code }, false));

const ofEverybody: readonly Provider[] = ['referential', 'structure', 'module-host'];

/** Whether a call's answer is about one person: neither a list of the bank's nor a forecast. */
const isAboutPerson = (request: Exchanged<unknown>['request']): boolean => {
  const call = callOf(request);
  return call !== undefined && call.operation !== 'forecastCart' && !ofEverybody.includes(call.provider);
};

/** One interaction, sent by the real adapter through the real BankApi. */
export const holds = async <A>(pact: PactV4, notes: InteractionNotes, { request, answer, ask, become }: Exchanged<A>): Promise<void> => {
  await interaction(pact, notes)
    .withRequest(request.method, request.path, wanted => {
      const { language } = request;
      wanted.headers({ ...(request.headers ?? bearerHeaders), ...(language === undefined ? {} : { 'Accept-Language': language }) });
      if (request.query) wanted.query({ ...request.query });
      const sent = request.body ?? WITHOUT_BODY[request.method];
      if (sent !== undefined) wanted.jsonBody(sent);
    })
    .willRespondWith(answer.status, given => {
      if (answer.body !== undefined)
        given.headers({ ...json, ...(answer.status < 400 && isAboutPerson(request) ? noStore : {}) }).jsonBody(answer.body);
    })
    .executeTest(async ({ url }) => {
      expect(await ask(bankAt(url, request.language), url)()).toEqual(become);
    });
};
