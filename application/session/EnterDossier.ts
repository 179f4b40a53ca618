import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { AnswerStore, PendingSignIn, SessionStore } from './ports';
import type { Carts } from '@application/offer/ports';
import type { Clock } from '@application/browser/ports';
import type { Settings } from '@application/Settings';
import type { IssuedToken, SignIn } from '@application/access/ports';
import type { Failure } from '@application/failure';
import type { StartedDossier } from '@domain/journey/startedDossier';
import { sessionExpiry } from '@domain/session/expiry';
import type { OpenLocalSession } from './OpenLocalSession';
import type { ReturnQuery } from './ReturnQuery';
import type { LoadDossier } from './LoadDossier';
import { notAuthenticated, type NotAuthenticated } from './notAuthenticated';

/** Enters a file: exchanges the identity provider's code, loads the file, then saves the offer once. RTE-01, D-41, D-42 */
export class EnterDossier {
  constructor(
    private readonly returned: ReturnQuery,
    private readonly signIn: SignIn,
    private readonly session: SessionStore,
    private readonly answers: AnswerStore,
    private readonly carts: Carts,
    private readonly clock: Clock,
    private readonly loadDossier: LoadDossier,
    private readonly settings: Pick<Settings, 'mode' | 'local' | 'localAuthentication' | 'localClient'>,
    private readonly localSession: Pick<OpenLocalSession, 'ofClient'>,
  ) {}

  private withdraws = false;

  /** Whether the sign-in that has just ended was for a withdrawal. Counts once. XTR-68 */
  takeWithdrawal(): boolean {
    const { withdraws } = this;
    this.withdraws = false;
    return withdraws;
  }

  /** The person came back from the identity provider, and their code is not exchanged yet. */
  get returning(): boolean {
    return this.returned.query !== '';
  }

  /** A session is open, and this tab did not request the code that arrived. D-101 */
  get unasked(): boolean {
    return this.returning && this.session.session() !== undefined && this.answeredSignIn(this.query) === undefined;
  }

  /** Keeps the open session and drops the code. D-101 */
  keepSession(): void {
    this.returned.answered();
  }

  /**
   * Ends the open session. True: the code that arrived opens another one; without this tab's `state` only an adviser's code does. D-101,
   * X08
   */
  leaveSession(): boolean {
    this.session.clear();
    const opens = this.fromWorkstation(this.query);
    if (!opens) this.returned.answered();
    return opens;
  }

  /** The client whose file a local host opens without authentication, where the configuration names one. STP-08, D-39 */
  get localClient(): string | undefined {
    const { local, localAuthentication, localClient } = this.settings;
    return local && !localAuthentication && this.session.session() === undefined ? localClient : undefined;
  }

  run(): TE.TaskEither<Failure | NotAuthenticated, StartedDossier> {
    return pipe(
      this.known(),
      TE.flatMap((): TE.TaskEither<Failure | NotAuthenticated, StartedDossier> => this.openDossier()),
    );
  }

  private known(): TE.TaskEither<Failure | NotAuthenticated, void> {
    const { localClient } = this;
    if (this.returning) return this.authenticate(this.query);
    return localClient === undefined ? TE.right(undefined) : this.localSession.ofClient(localClient);
  }

  /**
   * Loads the dossier of a signed-in person and saves its offer, also for a dossier that an adviser has just created. Ends the session of
   * anyone who is not part of the dossier. D-41, D-47, D-105
   */
  openDossier(): TE.TaskEither<Failure | NotAuthenticated, StartedDossier> {
    return pipe(
      this.loadDossier.run(),
      TE.tapError(({ kind }) => TE.fromIO(() => kind === 'notAuthenticated' && this.session.clear())),
      TE.tap(dossier => this.saveSelection(dossier)),
    );
  }

  /** Exchanges a code with the verifier of the tab that requested it, and only if the `state` is that tab's (X08). */
  private authenticate(query: URLSearchParams): TE.TaskEither<NotAuthenticated, void> {
    const code = query.get('code');
    const pending = this.answeredSignIn(query);
    if (code !== null && this.fromWorkstation(query)) return this.exchange(code, undefined);
    if (code === null || pending === undefined) return TE.fromEither(this.refused());
    return this.exchange(code, pending.verifier);
  }

  private get query(): URLSearchParams {
    return new URLSearchParams(this.returned.query);
  }

  /** The sign-in that this tab began, if `query` answers it. X08 */
  private answeredSignIn(query: URLSearchParams): PendingSignIn | undefined {
    const pending = this.session.pendingSignIn();
    return pending?.state === query.get('state') ? pending : undefined;
  }

  private exchange(code: string, verifier: string | undefined): TE.TaskEither<NotAuthenticated, void> {
    return pipe(
      this.signIn.exchange(code, verifier),
      TE.matchW(
        failure => (failure.kind === 'refused' ? this.refused() : E.left(notAuthenticated)),
        token => E.right(this.signedIn(token, verifier === undefined)),
      ),
    );
  }

  /** The workstation opens an adviser's entry with a code that no tab requested, and so without a `state`. D-47 */
  private fromWorkstation(query: URLSearchParams): boolean {
    return this.settings.mode === 'mdc' && query.has('code') && !query.has('state');
  }

  /**
   * The provider refused the code: a retry cannot help. Where its answer was unreadable or missing, the caller keeps the code for a
   * retry.
   */
  private refused(): E.Either<NotAuthenticated, never> {
    this.returned.answered();
    this.session.endSignIn();
    return E.left(notAuthenticated);
  }

  /**
   * From here on the bank has what the person typed before the file existed. `fromWorkstation`: removes the previous client's data from
   * the tab. D-09, D-47
   */
  private signedIn({ efs, type, value, expiresIn, adviser }: IssuedToken, fromWorkstation: boolean): void {
    this.returned.answered();
    if (fromWorkstation) this.session.clear();
    this.session.readBy(fromWorkstation ? 'mdc' : 'omc');
    this.withdraws = this.session.pendingSignIn()?.then === 'withdrawal';
    this.session.endSignIn();
    this.answers.forget();
    const expiration = sessionExpiry.decide({ issuedAt: this.clock.now(), expiresIn: expiresIn ?? null });
    this.session.open({ efs, type, value, expiration, ...(adviser === undefined ? {} : { adviser }) });
  }

  /** Saves the contracts chosen for this file, until the bank has them; drops those of another file. D-41 */
  private saveSelection({ state }: StartedDossier): TE.TaskEither<Failure, void> {
    const selection = this.answers.selection();
    const forget = (): void => this.answers.forgetSelection();
    if (selection?.holderId !== state.ids.TIT) return TE.fromIO(forget);
    return pipe(this.carts.save(selection.contracts, selection.price), TE.map(forget));
  }
}
