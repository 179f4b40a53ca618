import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { AnswerStore } from '@application/ports/AnswerStore';
import type { Carts } from '@application/ports/Carts';
import type { Clock } from '@application/ports/Clock';
import type { PendingSignIn, SessionStore } from '@application/ports/SessionStore';
import type { Settings } from '@application/ports/Settings';
import type { IssuedToken, SignIn } from '@application/ports/SignIn';
import type { Failure } from '@application/failure';
import type { StartedFile } from '@domain/journey/startedFile';
import { sessionExpiry } from '@domain/session/expiry';
import type { OpenLocalSession } from './OpenLocalSession';
import type { ReturnQuery } from './ReturnQuery';
import type { LoadFile } from './LoadFile';

/** The code did not become a token: whatever the reason, the person is not authenticated (RTE-01, MIN-05). */
export interface NotAuthenticated {
  readonly kind: 'notAuthenticated';
}

const notAuthenticated: NotAuthenticated = { kind: 'notAuthenticated' };

/** Enters a file: exchanges the identity provider's code, loads the file, then saves the offer, once. RTE-01, D-41, D-42 */
export class EnterFile {
  constructor(
    private readonly returned: ReturnQuery,
    private readonly signIn: SignIn,
    private readonly session: SessionStore,
    private readonly answers: AnswerStore,
    private readonly carts: Carts,
    private readonly clock: Clock,
    private readonly loadFile: LoadFile,
    private readonly settings: Pick<Settings, 'mode' | 'local' | 'localAuthentication' | 'localClient'>,
    private readonly localSession: Pick<OpenLocalSession, 'ofClient'>,
  ) {}

  /** A person came back from the identity provider, and their code was not answered yet. */
  get returning(): boolean {
    return this.returned.query !== '';
  }

  /** A session is open here, and this tab did not ask for what came. D-101 */
  get unasked(): boolean {
    return this.returning && this.session.session() !== undefined && this.asking(this.query) === undefined;
  }

  /** The session here goes on: what came is not used. D-101 */
  keepSession(): void {
    this.returned.answered();
  }

  /** The session here ends. True: what came opens another one; a code without the `state` of this tab does so for an adviser alone. D-101, X08 */
  leaveSession(): boolean {
    this.session.clear();
    const opens = this.fromWorkstation(this.query);
    if (!opens) this.returned.answered();
    return opens;
  }

  /** Whose file a local host opens without authentication, where it is to. STP-08, D-39 */
  get localClient(): string | undefined {
    const { local, localAuthentication, localClient } = this.settings;
    return local && !localAuthentication && this.session.session() === undefined ? localClient : undefined;
  }

  run(): TE.TaskEither<Failure | NotAuthenticated, StartedFile> {
    return pipe(
      this.known(),
      TE.flatMap((): TE.TaskEither<Failure | NotAuthenticated, StartedFile> => this.openFile()),
    );
  }

  private known(): TE.TaskEither<Failure | NotAuthenticated, void> {
    const { localClient } = this;
    if (this.returning) return this.authenticate(this.query);
    return localClient === undefined ? TE.right(undefined) : this.localSession.ofClient(localClient);
  }

  /** The file of an authenticated person, and its offer saved: also the one that an adviser has just created. D-41, D-47 */
  openFile(): TE.TaskEither<Failure, StartedFile> {
    return pipe(
      this.loadFile.run(),
      TE.tap(file => this.saveSelection(file)),
    );
  }

  /** A code is used with the verifier of the tab that asked for it, and only when the `state` is that tab's (X08). */
  private authenticate(query: URLSearchParams): TE.TaskEither<NotAuthenticated, void> {
    const code = query.get('code');
    const pending = this.asking(query);
    if (code !== null && this.fromWorkstation(query)) return this.exchange(code, undefined);
    if (code === null || pending === undefined) return TE.fromEither(this.refused());
    return this.exchange(code, pending.verifier);
  }

  private get query(): URLSearchParams {
    return new URLSearchParams(this.returned.query);
  }

  /** The sign-in that this tab began and that this answers. X08 */
  private asking(query: URLSearchParams): PendingSignIn | undefined {
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

  /** The workstation opens an adviser's entry with a code that no tab asked for: it comes without a `state`. D-47 */
  private fromWorkstation(query: URLSearchParams): boolean {
    return this.settings.mode === 'mdc' && query.has('code') && !query.has('state');
  }

  /** The provider said no: nothing is left to try again. Where it said nothing that could be read, the code is kept for another try. */
  private refused(): E.Either<NotAuthenticated, never> {
    this.returned.answered();
    this.session.endSignIn();
    return E.left(notAuthenticated);
  }

  /** From here on the bank holds what was typed before the file existed. `fromWorkstation`: nothing of the client before stays in the tab. D-09, D-47 */
  private signedIn({ efs, type, value, expiresIn, adviser }: IssuedToken, fromWorkstation: boolean): void {
    this.returned.answered();
    if (fromWorkstation) this.session.clear();
    this.session.endSignIn();
    this.answers.forget();
    const expiration = sessionExpiry.decide({ issuedAt: this.clock.now(), expiresIn: expiresIn ?? null });
    this.session.open({ efs, type, value, expiration, ...(adviser === undefined ? {} : { adviser }) });
  }

  /** The contracts chosen for this very file, until the bank has them; those of another file are nobody's here. D-41 */
  private saveSelection({ state }: StartedFile): TE.TaskEither<Failure, void> {
    const selection = this.answers.selection();
    const forget = (): void => this.answers.forgetSelection();
    if (selection?.holderId !== state.ids.TIT) return TE.fromIO(forget);
    return pipe(this.carts.save(selection.contracts), TE.map(forget));
  }
}
