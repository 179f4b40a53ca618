import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { ErrorReporter } from '@application/observation/ports';
import type { Settings } from '@application/Settings';
import type { IssuedToken, SignIn } from '@application/access/ports';
import type { Failure } from '@application/failure';
import type { BankCall } from '@domain/calls/call';
import { journeyCalls } from '@domain/calls/journey';
import { AdviserWire } from '../journey/adviserPart';
import { arrivedBy, attempt, strictAxios } from '../BankApi';
import { failureOf, read } from '../failures';
import type { Received } from '../received';
import { to } from '../to';
import { newTrace, traced, traceHeader } from '../trace';
import { Text } from '../formed';
import { optional, SecondsOfLife } from '../optional';

const Token = t.intersection(
  [t.type({ access_token: Text, token_type: t.string, efs: t.string }), optional({ expires_in: SecondsOfLife, adviser: AdviserWire })],
  'Token',
);

/**
 * Call 26 and the token's revocation, form-encoded: with the client id header (D-57), without bearer token; a 401 never ends a session.
 */
export class HttpSignIn implements SignIn {
  constructor(
    private readonly settings: Pick<Settings, 'identityProvider' | 'api' | 'observation'>,
    private readonly reporter: ErrorReporter,
  ) {}

  exchange(code: string, verifier: string | undefined): TE.TaskEither<Failure, IssuedToken> {
    const trace = this.settings.observation.traceCalls ? newTrace() : undefined;
    return pipe(
      this.ask(journeyCalls.exchangeCode, this.settings.identityProvider.tokenUrl, this.form(code, verifier), trace),
      TE.flatMapEither(({ data }) => read(Token, to(journeyCalls.exchangeCode).endpoint, this.reporter)(data)),
      TE.mapLeft(failure => traced(failure, trace)),
      TE.map(({ access_token, token_type, efs, expires_in, adviser }) => ({
        value: access_token,
        type: token_type,
        efs,
        expiresIn: expires_in,
        ...(adviser === undefined ? {} : { adviser }),
      })),
    );
  }

  revoke(token: string): TE.TaskEither<Failure, void> {
    const { revokeUrl, clientId, clientSecret } = this.settings.identityProvider;
    if (revokeUrl === undefined) return TE.right(undefined);
    const form = { token, client_id: clientId, ...(clientSecret === undefined ? {} : { client_secret: clientSecret }) };
    return pipe(
      this.ask(journeyCalls.revokeToken, revokeUrl, new URLSearchParams(form)),
      TE.map(() => undefined),
    );
  }

  /** `trace`: the id of the call, where calls have one. OBS-01 */
  private ask({ method }: BankCall, url: string, form: URLSearchParams, trace?: string): TE.TaskEither<Failure, Received> {
    const headers = {
      'X-Client-Id': this.settings.api.clientId,
      'Content-Type': 'application/x-www-form-urlencoded',
      ...(trace === undefined ? {} : traceHeader(trace)),
    };
    return pipe(
      attempt(async () =>
        arrivedBy(await strictAxios(this.settings.api.timeoutMs).request({ method, url, data: form.toString(), headers })),
      ),
      TE.filterOrElse(
        ({ status }) => status < 400,
        ({ status, data }) => failureOf(status, data, false),
      ),
    );
  }

  private form(code: string, verifier: string | undefined): URLSearchParams {
    const { clientId, clientSecret, redirectUrl } = this.settings.identityProvider;
    return new URLSearchParams({
      type: 'sso',
      grant_type: 'authorization_code',
      client_id: clientId,
      redirect_uri: redirectUrl,
      code,
      ...(verifier === undefined ? {} : { code_verifier: verifier }),
      ...(clientSecret === undefined ? {} : { client_secret: clientSecret }),
    });
  }
}
