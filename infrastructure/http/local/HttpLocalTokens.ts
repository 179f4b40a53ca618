import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { AxiosRequestConfig } from 'axios';
import type { ErrorReporter } from '@application/observation/ports';
import type { LocalToken, LocalTokens } from '@application/session/ports';
import type { Settings } from '@application/Settings';
import type { Failure } from '@application/failure';
import { localCalls } from '@domain/calls/callsOutsideJourney';
import type { BankCall } from '@domain/calls/call';
import { arrivedBy, attempt, strictAxios } from '../BankApi';
import { failureOf, read } from '../failures';
import { Text } from '../formed';
import { optional, SecondsOfLife } from '../optional';

const Jwt = t.type({ jwt: Text }, 'Jwt');

const Token = t.intersection(
  [
    t.type({ access_token: t.intersection([t.type({ token_type: t.string, value: Text }), optional({ expires_in: SecondsOfLife })]) }),
    optional({ jwt: t.string }),
  ],
  'LocalToken',
);

const tokenOf = ({ access_token: { value, token_type, expires_in }, jwt }: t.TypeOf<typeof Token>): LocalToken => ({
  value,
  type: token_type,
  expiresIn: expires_in,
  jwt,
});

/** Calls 27 and 28, outside production. They obtain a token, so they send none, and their answers never end a session (SES-02, D-35). */
export class HttpLocalTokens implements LocalTokens {
  constructor(
    private readonly settings: Pick<Settings, 'api'>,
    private readonly reporter: ErrorReporter,
  ) {}

  ofClient(clientId: string): TE.TaskEither<Failure, LocalToken> {
    return this.token({ clientId });
  }

  ofProspect(prospectId: string): TE.TaskEither<Failure, LocalToken> {
    return this.token({ prospectId });
  }

  jwt(prospectId?: string): TE.TaskEither<Failure, string> {
    const sent = prospectId === undefined ? {} : { params: { prospectId } };
    return pipe(
      this.ask(localCalls.localJwt, sent, Jwt),
      TE.map(({ jwt }) => jwt),
    );
  }

  private token(body: { readonly clientId: string } | { readonly prospectId: string }): TE.TaskEither<Failure, LocalToken> {
    return pipe(this.ask(localCalls.localToken, { data: body }, Token), TE.map(tokenOf));
  }

  private ask<A>({ method, path }: BankCall, sent: AxiosRequestConfig, codec: t.Decoder<unknown, A>) {
    const { baseUrl, clientId, timeoutMs } = this.settings.api;
    const headers = { 'X-Client-Id': clientId, 'Content-Type': 'application/json' };
    return pipe(
      attempt(async () => arrivedBy(await strictAxios(timeoutMs, baseUrl).request({ method, url: path, headers, ...sent }))),
      TE.filterOrElse(
        ({ status }) => status < 400,
        ({ status, data }) => failureOf(status, data, false),
      ),
      TE.flatMapEither(({ data }) => read(codec, `${method} ${path}`, this.reporter)(data)),
    );
  }
}
