import axios, { isAxiosError, type AxiosInstance, type AxiosResponse } from 'axios';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type * as t from 'io-ts';
import type { Clock } from '@application/ports/Clock';
import type { ErrorReporter } from '@application/ports/ErrorReporter';
import type { Session, SessionStore } from '@application/ports/SessionStore';
import type { Failure } from '@application/failure';
import { callsAuth } from '@domain/calls/auth';
import type { BankCall } from '@domain/calls/call';
import { sessionLost } from '@domain/session/lost';
import { readAnswer } from './codecs';
import { failureOf, functionalCodeOf, unreachable, unreadable } from './failures';
import { within, type Limits } from './limits';
import { repeated } from './repeated';

export interface Call {
  /** Name for reports, as in the contracts: `GET /v1/persons/me`. No id, no value. */
  readonly endpoint: string;
  readonly method: BankCall['method'];
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Only where a call leaves otherwise than `calls.auth` says of its path. */
  readonly auth?: 'bearer';
  readonly headers?: Readonly<Record<string, string>>;
  /** Where a call may take longer than the others, such as an upload. */
  readonly limits?: Limits;
  /** Share of the body sent, 0 to 1. XTR-05 */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
  /** The body stood still for too long on its way. XTR-40 */
  readonly onStall?: () => void;
  /** A poll asks again in its own rhythm: this question leaves once. D-30, D-103 */
  readonly polled?: boolean;
}

export interface BankApiOptions {
  readonly baseUrl: string;
  readonly clientId: string;
  readonly timeoutMs: number;
  /** A local host: the JWT of a local token takes the bearer's place. SES-05, D-39 */
  readonly local?: boolean;
}

/** An axios instance that tells a time-out from a cut, and malformed JSON from an answer. */
export const strictAxios = (timeoutMs: number, baseURL?: string): AxiosInstance =>
  axios.create({
    ...(baseURL === undefined ? {} : { baseURL }),
    timeout: timeoutMs,
    responseType: 'json',
    transitional: { silentJSONParsing: false, clarifyTimeoutError: true },
    validateStatus: () => true,
  });

/** The answer's status is looked at before its body: an error page that is no JSON is still that error. */
export const attempt = (
  send: () => Promise<AxiosResponse<unknown>>,
  endsSession: boolean,
): TE.TaskEither<Failure, AxiosResponse<unknown>> =>
  TE.tryCatch(send, (error): Failure => {
    if (!isAxiosError(error) || error.response === undefined) return unreachable;
    const { status } = error.response;
    return status >= 400 ? failureOf(status, undefined, endsSession) : unreadable();
  });

/** A GET names its type too, which axios drops where nothing is sent; what is sent without a body of its own is `{}`. D-57 */
const sent = (method: Call['method'], body: unknown) =>
  method === 'GET' ? { data: null, transformRequest: (data: unknown) => data } : { data: body ?? {} };

/** An action that was answered by nothing at all was done where the status says that there is nothing to say: else the answer was cut. */
const saysSo =
  (method: Call['method']) =>
  ({ status, data }: AxiosResponse<unknown>): boolean =>
    method === 'GET' || status === 204 || (data !== '' && data !== undefined);

const carriesToken = ({ auth, method, path }: Call): boolean => (auth ?? callsAuth.decide({ method, path })) === 'bearer';

/** The only place that speaks axios for the bank: one request, one codec, one Failure. API-02, API-03 */
export class BankApi {
  private readonly axios: AxiosInstance;

  constructor(
    private readonly options: BankApiOptions,
    private readonly session: Pick<SessionStore, 'session' | 'lose'>,
    private readonly reporter: ErrorReporter,
    private readonly clock: Pick<Clock, 'now' | 'sleep'>,
  ) {
    this.axios = strictAxios(options.timeoutMs, options.baseUrl);
  }

  call<A>(request: Call, codec: t.Decoder<unknown, A>): TE.TaskEither<Failure, A> {
    return this.asWhoeverIsKnown(request, (headers, bearer) =>
      pipe(
        attempt(() => this.asked(request, headers), bearer),
        TE.filterOrElse(
          ({ status }) => status < 400,
          ({ status, data }) => failureOf(status, data, bearer),
        ),
        TE.filterOrElse(saysSo(request.method), () => unreadable()),
        TE.flatMapEither(({ data }) => this.decode(request.endpoint, data, codec)),
      ),
    );
  }

  /** What the bank says of a call whose every answer has a meaning; a lost session is lost all the same. */
  answer(request: Call): TE.TaskEither<Failure, { readonly httpStatus: number; readonly functionalCode: string | null }> {
    return this.asWhoeverIsKnown(request, (headers, bearer) =>
      pipe(
        attempt(() => this.asked(request, headers), bearer),
        TE.filterOrElse(
          ({ status }) => !bearer || !sessionLost.decide({ httpStatus: status }),
          ({ status, data }) => failureOf(status, data, bearer),
        ),
        TE.map(({ status, data }) => ({ httpStatus: status, functionalCode: functionalCodeOf(data) ?? null })),
      ),
    );
  }

  /** A refusal of a call without a token says nothing of a session. SES-02 */
  private asWhoeverIsKnown<A>(
    request: Call,
    act: (headers: Record<string, string>, bearer: boolean) => TE.TaskEither<Failure, A>,
  ): TE.TaskEither<Failure, A> {
    return pipe(
      TE.fromIO(() => this.session.session()),
      TE.flatMap(session =>
        pipe(
          TE.fromEither(this.headers(request, session)),
          TE.flatMap(headers => act(headers, carriesToken(request))),
          TE.mapLeft(failure => this.told(request.endpoint, failure, session)),
        ),
      ),
    );
  }

  /** No token, no call: nothing leaves without one unless it is public (API-03). */
  private headers(request: Call, session: Session | undefined): E.Either<Failure, Record<string, string>> {
    const common = { 'X-Client-Id': this.options.clientId, 'Content-Type': 'application/json', ...request.headers };
    if (!carriesToken(request)) return E.right(common);
    return session ? E.right({ ...common, ...this.proofOf(session) }) : E.left({ kind: 'signedOut' });
  }

  private proofOf({ jwt, value }: Session): Record<string, string> {
    return this.options.local === true && jwt !== undefined ? { 'X-Local-Jwt': jwt } : { Authorization: `Bearer ${value}` };
  }

  /** A read of a page is repeated for as long as it is of the same session and nobody gave it up; nothing else is. D-103, R03 */
  private asked(request: Call, headers: Record<string, string>): Promise<AxiosResponse<unknown>> {
    const send = (): Promise<AxiosResponse<unknown>> => this.send(request, headers);
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

  /** What a list can do without is left out, and told all the same (ERR-07). */
  private decode<A>(endpoint: string, data: unknown, codec: t.Decoder<unknown, A>): E.Either<Failure, A> {
    return pipe(
      readAnswer(codec, data),
      E.bimap(unreadable, ({ value, leftOut }) => {
        if (leftOut.length > 0) this.reporter.report({ kind: 'leftOut', where: endpoint, detail: leftOut });
        return value;
      }),
    );
  }

  /** A session that ended is lost once, here, and never another one that began since (SES-02); a broken contract is reported, here (ERR-07). */
  private told(endpoint: string, failure: Failure, session: Session | undefined): Failure {
    if (failure.kind === 'signedOut' && this.session.session()?.value === session?.value) this.session.lose();
    if (failure.kind === 'unreadable') this.reporter.report({ kind: 'unreadable', where: endpoint, detail: failure.report });
    return failure;
  }
}
