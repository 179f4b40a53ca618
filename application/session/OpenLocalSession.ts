import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Clock } from '@application/browser/ports';
import type { LocalToken, LocalTokens, SessionStore } from './ports';
import type { Settings } from '@application/Settings';
import type { Failure } from '@application/failure';
import { sessionExpiry } from '@domain/session/expiry';

/**
 * Opens the session of a local token, which has no efs. On a local host a JWT replaces the bearer token: where the token has none, a
 * second call gets it. RES-03, SES-05, D-39
 */
export class OpenLocalSession {
  constructor(
    private readonly tokens: LocalTokens,
    private readonly session: Pick<SessionStore, 'open'>,
    private readonly clock: Clock,
    private readonly settings: Pick<Settings, 'local'>,
  ) {}

  ofClient(clientId: string): TE.TaskEither<Failure, void> {
    return this.open(this.tokens.ofClient(clientId));
  }

  ofProspect(prospectId: string): TE.TaskEither<Failure, void> {
    return this.open(this.tokens.ofProspect(prospectId), prospectId);
  }

  private open(request: TE.TaskEither<Failure, LocalToken>, prospectId?: string): TE.TaskEither<Failure, void> {
    return pipe(
      request,
      TE.bindTo('token'),
      TE.bind('jwt', ({ token }) => this.jwtOf(token, prospectId)),
      TE.map(({ token: { type, value, expiresIn }, jwt }) => {
        const expiration = sessionExpiry.decide({ issuedAt: this.clock.now(), expiresIn: expiresIn ?? null });
        this.session.open({ efs: '', type, value, expiration, ...(jwt === undefined ? {} : { jwt }) });
      }),
    );
  }

  private jwtOf({ jwt }: LocalToken, prospectId: string | undefined): TE.TaskEither<Failure, string | undefined> {
    if (!this.settings.local) return TE.right(undefined);
    return jwt === undefined ? this.tokens.jwt(prospectId) : TE.right(jwt);
  }
}
