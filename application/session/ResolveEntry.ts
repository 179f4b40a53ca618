import * as E from 'fp-ts/Either';
import type { Task } from 'fp-ts/Task';
import type { ErrorReporter } from '@application/observation/ports';
import type { SessionEndReason, SessionStore, UnsavedInput, UnsavedInputStore } from './ports';
import type { Settings } from '@application/Settings';
import type { Failure } from '@application/failure';
import type { Destination } from '@domain/errors/destination';
import type { AdviserOnDossier } from '@domain/journey/dossierState';
import { mayAwaitResult, type StartedDossier } from '@domain/journey/startedDossier';
import type { Mode } from '@domain/kernel/words';
import { sessionReader } from '@domain/session/reader';
import { startupRoute } from '@domain/session/startupRoute';
import { startupWithoutFile } from '@domain/session/startupWithoutDossier';
import type { EnterDossier } from './EnterDossier';
import type { NotAuthenticated } from './notAuthenticated';

/** The outcome of entering the journey. */
export type Arrived =
  /** `byCode`: the person has just signed in; `words`: this person's unsaved input from a session that ended. */
  | { readonly kind: 'file'; readonly dossier: StartedDossier; readonly byCode: boolean; readonly unsaved: UnsavedInput | undefined }
  /** The person signed in to withdraw from a contract, whatever became of the file. XTR-68 */
  | { readonly kind: 'withdrawal' }
  /** No file yet: the offer, with the answers that the tab stored. */
  | { readonly kind: 'offer' }
  | { readonly kind: 'elsewhere'; readonly to: Destination }
  /** A session is open, and a code arrived that this tab did not request: the person chooses the session. D-101 */
  | { readonly kind: 'sessionOpen' }
  /** Another session opens only through a sign-in. */
  | { readonly kind: 'identify' }
  | { readonly kind: 'signedOut'; readonly reason: SessionEndReason };

const offer: Arrived = { kind: 'offer' };
const notConnected: Arrived = { kind: 'elsewhere', to: 'error/AUTHENTICATION' };

/** Data about a person and their file that the bank gives that person alone. XTR-36 */
const ownerOf = ({ state, person }: StartedDossier): string => [state.idEne, state.ids.TIT, person.externalReference].join(' ');

/**
 * Resolves an entry to the journey: the offer, the file, or the page that says why neither. RTE-01, RTE-02, STP-06 to STP-09, ERR-02,
 * D-40, D-47
 */
export class ResolveEntry {
  constructor(
    private readonly enter: EnterDossier,
    private readonly session: Pick<SessionStore, 'session' | 'lapsed' | 'reader'>,
    private readonly unsaved: UnsavedInputStore,
    private readonly settings: Pick<Settings, 'mode' | 'language'>,
    private readonly reporter: ErrorReporter,
  ) {}

  /** The adviser whose session this is, where the bank named one: known before a file exists. D-101 */
  get adviser(): AdviserOnDossier | undefined {
    return this.session.session()?.adviser;
  }

  /** The reader of the pages without a file. D-111 */
  get reader(): Mode {
    const { mode, language } = this.settings;
    return sessionReader.decide({ entry: mode, signedIn: this.session.reader ?? null, language });
  }

  /** A session is open, or the person comes back from the identity provider. */
  get opens(): boolean {
    return this.enter.returning || this.session.session() !== undefined;
  }

  run(atSignature: boolean): Task<Arrived> {
    return async () => {
      const { returning, localClient, unasked } = this.enter;
      if (unasked) return { kind: 'sessionOpen' };
      if (this.session.session() !== undefined || localClient !== undefined || returning)
        return this.answered(await this.enter.run()(), returning, atSignature);
      if (this.session.lapsed) return { kind: 'signedOut', reason: 'expired' };
      // An adviser's entry shows nothing without a session.
      return atSignature || this.settings.mode === 'mdc' ? notConnected : offer;
    };
  }

  /** Continues with the open session. D-101 */
  keepSession(atSignature: boolean): Task<Arrived> {
    this.enter.keepSession();
    return this.run(atSignature);
  }

  /** Replaces the open session with the new one. D-101 */
  openAnother(atSignature: boolean): Task<Arrived> {
    return this.enter.leaveSession() ? this.run(atSignature) : async () => ({ kind: 'identify' });
  }

  /** The file that an adviser has just created. D-47 */
  created(): Task<Arrived> {
    return async () => this.answered(await this.enter.openDossier()());
  }

  /** Stores the unsaved input and its page when a session ends, for this person alone. XTR-36 */
  storeUnsaved(dossier: StartedDossier, words: UnsavedInput): Task<void> {
    return this.unsaved.keep(ownerOf(dossier), words);
  }

  private async answered(
    outcome: E.Either<Failure | NotAuthenticated, StartedDossier>,
    byCode = false,
    atSignature = false,
  ): Promise<Arrived> {
    if (this.enter.takeWithdrawal() && this.session.session() !== undefined) return { kind: 'withdrawal' };
    if (E.isLeft(outcome)) return this.failed(outcome.left);
    const dossier = atSignature && mayAwaitResult(outcome.right) ? { ...outcome.right, resultAwaited: true } : outcome.right;
    return { kind: 'file', dossier, byCode, unsaved: await this.unsaved.take(ownerOf(dossier))() };
  }

  private failed(failure: Failure | NotAuthenticated): Arrived {
    const functionalCode = failure.kind === 'refused' ? failure.code : null;
    if (failure.kind !== 'notAuthenticated' && startupWithoutFile.decide({ functionalCode, mode: this.reader })) return offer;
    this.report(failure, functionalCode);
    if (failure.kind === 'notAuthenticated') return notConnected;
    return failure.kind === 'signedOut'
      ? { kind: 'signedOut', reason: 'refused' }
      : { kind: 'elsewhere', to: startupRoute.decide({ functionalCode }) };
  }

  /** Reports kind and code of a failed start, never a value, whichever page shows it, and the id of its call. ERR-02, OBS-01 */
  private report(failure: Failure | NotAuthenticated, code: string | null): void {
    const { kind } = failure;
    const trace = 'trace' in failure && failure.trace !== undefined ? { trace: failure.trace } : {};
    this.reporter.report({ kind: 'startup', where: 'startup', detail: code === null ? [kind] : [kind, code], ...trace });
  }
}
