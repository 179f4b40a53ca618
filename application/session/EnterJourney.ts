import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { AnswerStore } from '@application/ports/AnswerStore';
import type { Carts } from '@application/ports/Carts';
import type { Clock } from '@application/ports/Clock';
import type { SessionStore } from '@application/ports/SessionStore';
import type { Settings } from '@application/ports/Settings';
import type { IssuedToken, SignIn } from '@application/ports/SignIn';
import type { Failure } from '@application/failure';
import { sessionExpiry } from '@domain/session/expiry';
import type { StartedFile, StartJourney } from './StartJourney';

/** The code did not become a token: whatever the reason, somebody is not authenticated (RTE-01, MIN-05). */
export interface NotAuthenticated {
  readonly kind: 'notAuthenticated';
}

const notAuthenticated: NotAuthenticated = { kind: 'notAuthenticated' };

/** Coming back from the identity provider: code → token, the offer saved once, then the file. RTE-01, D-41, D-42 */
export class EnterJourney {
  constructor(
    private readonly signIn: SignIn,
    private readonly session: SessionStore,
    private readonly answers: AnswerStore,
    private readonly carts: Carts,
    private readonly clock: Clock,
    private readonly startJourney: StartJourney,
    private readonly settings: Pick<Settings, 'mode'>,
  ) {}

  /** `arrival`: the query as it came, `?code=…&state=…`. */
  run(arrival: string): TE.TaskEither<Failure | NotAuthenticated, StartedFile> {
    return pipe(
      this.authenticate(new URLSearchParams(arrival)),
      TE.flatMap((): TE.TaskEither<Failure | NotAuthenticated, StartedFile> => this.openFile()),
    );
  }

  /** The file of somebody authenticated, its offer saved first: also the one that an adviser has just created. D-41, D-47 */
  openFile(): TE.TaskEither<Failure, StartedFile> {
    return pipe(
      this.saveSelection(),
      TE.flatMap(() => this.startJourney.run()),
    );
  }

  /** A code is used with the verifier of the tab that asked for it, and only when the `state` is that tab's (X08). */
  private authenticate(query: URLSearchParams): TE.TaskEither<Failure | NotAuthenticated, void> {
    const code = query.get('code');
    const pending = this.session.pendingSignIn();
    this.session.endSignIn();
    if (code !== null && this.fromWorkstation(query)) return this.signInAdviser(code);
    if (code === null || pending === undefined || pending.state !== query.get('state')) return TE.left(notAuthenticated);
    return this.exchange(code, pending.verifier);
  }

  private exchange(code: string, verifier: string | undefined): TE.TaskEither<NotAuthenticated, void> {
    return pipe(
      this.signIn.exchange(code, verifier),
      TE.mapLeft(() => notAuthenticated),
      TE.map(token => this.session.open(this.sessionOf(token))),
    );
  }

  /** The workstation opens an adviser's entry with a code that no tab asked for: it comes without a `state`. D-47 */
  private fromWorkstation(query: URLSearchParams): boolean {
    return this.settings.mode === 'mdc' && !query.has('state');
  }

  /** Nothing of the client before stays in the tab. */
  private signInAdviser(code: string): TE.TaskEither<NotAuthenticated, void> {
    this.session.clear();
    return this.exchange(code, undefined);
  }

  private sessionOf({ efs, type, value, expiresIn }: IssuedToken) {
    return { efs, type, value, expiration: sessionExpiry.decide({ issuedAt: this.clock.now(), expiresIn: expiresIn ?? null }) };
  }

  /** The chosen contracts, until the bank has them: sent once (D-41). */
  private saveSelection(): TE.TaskEither<Failure, void> {
    const selection = this.answers.selection();
    if (selection === undefined) return TE.right(undefined);
    return pipe(
      this.carts.save(selection),
      TE.map(() => this.answers.forgetSelection()),
    );
  }
}
