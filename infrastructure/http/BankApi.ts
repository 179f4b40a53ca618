import axios, { type AxiosInstance, type AxiosResponse } from 'axios';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type * as t from 'io-ts';
import type { Clock } from '@application/browser/ports';
import type { ErrorReporter } from '@application/observation/ports';
import type { Session, SessionStore } from '@application/session/ports';
import type { Failure } from '@application/failure';
import { LastRefusal } from '@application/refusal/ports';
import { callsAuth } from '@domain/calls/auth';
import type { Language } from '@domain/brand/languages';
import type { BankCall } from '@domain/calls/call';
import { sessionLost } from '@domain/session/lost';
import { failureOf, functionalCodeOf, read, unreachable, unreadable } from './failures';
import { within, type Limits } from './limits';
import { receive, type Arrived, type Received } from './received';
import { repeated } from './repeated';
import { newTrace, traced, traceHeader } from './trace';

export interface Call {
  /** The name of the call in reports, as in the contracts: `GET /v1/persons/me`. No id, no value. */
  readonly endpoint: string;
  readonly method: BankCall['method'];
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Set where a call's authentication differs from the rule `calls.auth`. */
  readonly auth?: 'bearer';
  readonly headers?: Readonly<Record<string, string>>;
  /** Set where a call may take longer than the default, such as an upload. */
  readonly limits?: Limits;
  /** Receives the share of the body sent, 0 to 1. XTR-05 */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
  /** Runs when the upload of the body makes no progress for too long. XTR-40 */
  readonly onStall?: () => void;
  /** A poll repeats by itself: this request is not retried. D-30, D-103 */
  readonly polled?: boolean;
}

export interface BankApiOptions {
  readonly baseUrl: string;
  readonly clientId: string;
  readonly timeoutMs: number;
  /** Of the page: the bank writes to the person in it ('proposed'). XTR-12 */
  readonly language?: Language;
  /** True on a local host: a local token's JWT replaces the bearer token. SES-05, D-39 */
  readonly local?: boolean;
  /** Each call has an id, in a header ('proposed') and in the report of its failure. OBS-01 */
  readonly traced?: boolean;
}

/** An axios instance that distinguishes a time-out from a broken connection, and gives every body as it arrived. */
export const strictAxios = (timeoutMs: number, baseURL?: string): AxiosInstance =>
  axios.create({
    ...(baseURL === undefined ? {} : { baseURL }),
    timeout: timeoutMs,
    responseType: 'text',
    transformResponse: (body: unknown) => body,
    transitional: { clarifyTimeoutError: true },
    validateStatus: () => true,
  });

const headerOf = ({ headers }: AxiosResponse<unknown>, name: string): string | undefined => {
  const value: unknown = headers[name];
  return typeof value === 'string' ? value : undefined;
};

/** An answer of axios. Binary content is read as text, which distinguishes an HTML page from a document. */
export const arrivedBy = (answer: AxiosResponse<unknown>): Arrived => ({
  status: answer.status,
  contentType: headerOf(answer, 'content-type') ?? '',
  body: answer.data instanceof ArrayBuffer ? new TextDecoder().decode(answer.data) : typeof answer.data === 'string' ? answer.data : '',
  retryAfter: headerOf(answer, 'retry-after'),
  date: headerOf(answer, 'date'),
});

/** Sends a request; an answer that is not the bank's is a failure, whatever its status. D-122 */
export const attempt = (send: () => Promise<Arrived>): TE.TaskEither<Failure, Received> =>
  pipe(
    TE.tryCatch(send, (): Failure => unreachable),
    TE.flatMapEither(receive),
  );

/** Gives a GET its content type too, which axios drops without a body; other methods without a body send `{}`. D-57 */
const sent = (method: Call['method'], body: unknown) =>
  method === 'GET' ? { data: null, transformRequest: (data: unknown) => data } : { data: body ?? {} };

/** An empty answer to a mutation counts as success only with status 204: with another status the answer was cut off. */
const isComplete =
  (method: Call['method']) =>
  ({ status, data }: Received): boolean =>
    method === 'GET' || status === 204 || data !== undefined;

const carriesToken = ({ auth, method, path }: Call): boolean => (auth ?? callsAuth.decide({ method, path })) === 'bearer';

/** The only place that uses axios for the bank: one request, one codec, one Failure. API-02, API-03 */
export class BankApi {
  private readonly axios: AxiosInstance;

  constructor(
    private readonly options: BankApiOptions,
    private readonly session: Pick<SessionStore, 'session' | 'lose'>,
    private readonly reporter: ErrorReporter,
    private readonly clock: Pick<Clock, 'now' | 'today' | 'sleep'>,
    private readonly refusal: LastRefusal = new LastRefusal(),
  ) {
    this.axios = strictAxios(options.timeoutMs, options.baseUrl);
  }

  call<A>(request: Call, codec: t.Decoder<unknown, A>): TE.TaskEither<Failure, A> {
    return this.withSession(request, (headers, bearer) =>
      pipe(
        attempt(() => this.sendOrRetry(request, headers)),
        TE.filterOrElse(
          ({ status }) => status < 400,
          ({ status, data }) => failureOf(status, data, bearer),
        ),
        TE.filterOrElse(isComplete(request.method), () => unreadable()),
        TE.flatMapEither(({ data }) => read(codec, request.endpoint, this.reporter, this.clock.today())(data)),
      ),
    );
  }

  /** Returns status and functional code of a call whose every answer has a meaning; a lost session is a failure all the same. */
  answer(request: Call): TE.TaskEither<Failure, { readonly httpStatus: number; readonly functionalCode: string | null }> {
    return this.withSession(request, (headers, bearer) =>
      pipe(
        attempt(() => this.sendOrRetry(request, headers)),
        TE.filterOrElse(
          ({ status }) => !bearer || !sessionLost.decide({ httpStatus: status }),
          ({ status, data }) => failureOf(status, data, bearer),
        ),
        TE.map(({ status, data }) => ({ httpStatus: status, functionalCode: functionalCodeOf(data) ?? null })),
      ),
    );
  }

  /** Adds the session's token where the call carries one. Without a token a refusal does not end the session. SES-02 */
  private withSession<A>(
    request: Call,
    act: (headers: Record<string, string>, bearer: boolean) => TE.TaskEither<Failure, A>,
  ): TE.TaskEither<Failure, A> {
    return pipe(
      TE.fromIO(() => ({ session: this.session.session(), trace: this.options.traced === true ? newTrace() : undefined })),
      TE.flatMap(({ session, trace }) =>
        pipe(
          TE.fromEither(this.headers(request, session)),
          TE.flatMap(headers => act({ ...headers, ...(trace === undefined ? {} : traceHeader(trace)) }, carriesToken(request))),
          TE.mapLeft(failure => this.handled(request, traced(failure, trace), session)),
        ),
      ),
    );
  }

  /** A call that needs a token fails without one before it is sent (API-03). */
  private headers(request: Call, session: Session | undefined): E.Either<Failure, Record<string, string>> {
    const { clientId, language } = this.options;
    const own = language === undefined ? {} : { 'Accept-Language': language };
    const common = { 'X-Client-Id': clientId, 'Content-Type': 'application/json', ...own, ...request.headers };
    if (!carriesToken(request)) return E.right(common);
    return session ? E.right({ ...common, ...this.proofOf(session) }) : E.left({ kind: 'signedOut' });
  }

  private proofOf({ jwt, value }: Session): Record<string, string> {
    return this.options.local === true && jwt !== undefined ? { 'X-Local-Jwt': jwt } : { Authorization: `Bearer ${value}` };
  }

  /** Retries a read while its session lasts and nobody aborts it; never retries a mutation or a poll. D-103, R03 */
  private sendOrRetry(request: Call, headers: Record<string, string>): Promise<Arrived> {
    const send = async (): Promise<Arrived> => arrivedBy(await this.send(request, headers));
    if (request.method !== 'GET' || request.polled === true) return send();
    const token = this.session.session()?.value;
    return repeated(this.clock, () => this.session.session()?.value === token && request.signal?.aborted !== true, send);
  }

  private send(
    { method, path, query, body, limits, onProgress, signal, onStall }: Call,
    headers: Record<string, string>,
  ): Promise<AxiosResponse<unknown>> {
    const { timeoutMs } = this.options;
    const moves = method === 'GET' ? 'nothing' : 'up';
    return within(limits ?? { silenceMs: timeoutMs, answerMs: timeoutMs }, { moves, onProgress, signal, onStall }, guarded =>
      this.axios.request({
        method,
        url: path,
        headers,
        ...(query === undefined ? {} : { params: query }),
        ...sent(method, body),
        ...guarded,
      }),
    );
  }

  /**
   * Ends the session of this request, once, and never a newer session (SES-02); reports a broken contract (ERR-07), and an outage by the id
   * of its call (OBS-01).
   */
  private handled({ endpoint, polled }: Call, failure: Failure, session: Session | undefined): Failure {
    if (failure.kind === 'signedOut' && this.session.session()?.value === session?.value) this.session.lose('refused');
    if (failure.kind === 'refused') this.refusal.facts = failure.refusal ?? {};
    if (failure.kind === 'unreadable') this.report(endpoint, failure.report, failure);
    if (failure.kind === 'unreachable' && failure.trace !== undefined && polled !== true)
      this.report(endpoint, [failure.by ?? ''], failure);
    return failure;
  }

  private report(where: string, detail: readonly string[], { kind, trace }: Extract<Failure, { readonly trace?: string }>): void {
    this.reporter.report({ kind, where, detail, ...(trace === undefined ? {} : { trace }) });
  }
}
