import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { Access, IssuedToken } from '@application/access/ports';
import type { Clock } from '@application/browser/ports';
import type { Failure } from '@application/failure';
import type { BankCall } from '@domain/calls/call';
import { minimalCalls } from '@domain/calls/minimal';
import type { Mode } from '@domain/journey/words';
import { readAnswer } from '../codecs';
import { failureOf, unreachable, unreadable } from '../failures';
import { arrived, receive, type Arrived } from '../received';
import { repeated } from '../repeated';
import { send, type AccessApi, type AccessRequest } from './send';
import { Text } from '../formed';
import { optional, SecondsOfLife } from '../optional';

const Token = t.intersection(
  [t.type({ access_token: Text, token_type: t.string, efs: t.string }), optional({ expires_in: SecondsOfLife })],
  'Token',
);
const Type = t.type({ type: t.keyof({ omc: null, mdc: null }) }, 'SubscriptionType');

/** Calls 25 and 38. Holds the link's token in memory, never in storage. */
export class FetchAccess implements Access {
  /** `token`: the token, where the caller has one already. */
  constructor(
    private readonly api: AccessApi,
    private readonly clock: Pick<Clock, 'now' | 'sleep'>,
    private token?: string,
  ) {}

  exchange(code: string): TE.TaskEither<Failure, IssuedToken> {
    const { clientId } = this.api;
    const body = JSON.stringify({ client_id: clientId, grant_type: 'authorization_code', code });
    return pipe(
      this.call(minimalCalls.exchangeLinkCode, { body }, Token),
      TE.map(({ access_token, token_type, efs, expires_in }) => {
        this.token = access_token;
        return { value: access_token, type: token_type, efs, expiresIn: expires_in };
      }),
    );
  }

  subscriptionType(): TE.TaskEither<Failure, Mode> {
    if (this.token === undefined) return TE.left({ kind: 'signedOut' });
    return pipe(
      this.call(minimalCalls.getMyType, { bearer: this.token }, Type),
      TE.map(({ type }) => type),
    );
  }

  /** One call of the bank without axios. API-03 */
  call<A>(to: BankCall, request: AccessRequest, codec: t.Decoder<unknown, A>): TE.TaskEither<Failure, A> {
    return pipe(
      TE.tryCatch(
        () => this.sent(to, request),
        (): Failure => unreachable,
      ),
      TE.flatMapEither(receive),
      TE.flatMapEither(({ status, data }) => (status < 400 ? E.right(data) : E.left(failureOf(status, data, false)))),
      TE.flatMapEither(body =>
        pipe(
          readAnswer(codec, body),
          E.bimap(unreadable, ({ value }) => value),
        ),
      ),
    );
  }

  /** Retries reads as the journey does; sends the code of a link once, because it works once. D-103 */
  private sent(to: BankCall, request: AccessRequest): Promise<Arrived> {
    const once = async (): Promise<Arrived> => arrived(await send(this.api, to, request));
    return to.method === 'GET' ? repeated(this.clock, () => true, once) : once();
  }
}
