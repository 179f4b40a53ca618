import type { AdviserOnDossier } from '@domain/journey/dossierState';
import type { Instant } from '@domain/kernel/day';
import type { Mode } from '@domain/kernel/words';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { Answers } from '@domain/journey/answers';
import type { SelectedContract } from '@domain/offer/contracts';
import type { MonthlyTotal } from '@domain/offer/monthlyTotal';
import type { Task } from 'fp-ts/Task';
import type { SentSides } from '@application/proofs/ports';
import type { PageName, StepName } from '@domain/journey/steps';

/** The stored token (SES-01). `expiration`: an instant. */
export interface Session {
  readonly efs: string;
  readonly type: string;
  readonly value: string;
  readonly expiration: Instant;
  /** The JWT of a local token, which replaces the bearer token on a local host. SES-05, D-39 */
  readonly jwt?: string | undefined;
  /** The adviser, where the session is an adviser's. D-101 */
  readonly adviser?: AdviserOnDossier | undefined;
}

/** Why a session ended: its token's life is over, nobody acted for the configured time, or the bank answered 401 or 403. SES-01 to SES-03 */
export type SessionEndReason = 'expired' | 'inactive' | 'refused';

/** The pending sign-in, which its return needs (D-07): the first use removes it. */
export interface PendingSignIn {
  readonly verifier: string;
  readonly state: string;
  /** The subscription's uuid, from which the identity provider knows the phone to prove. */
  readonly hint: string;
  /** Digest of the details that created the subscription: the same details sent again lead to the same sign-in. D-58 */
  readonly made?: string | undefined;
  /** It leads back to the page of withdrawal, and not to the file. XTR-68 */
  readonly then?: 'withdrawal' | undefined;
}

/** The tab's session storage, or memory where the browser refuses storage (R14). Nothing else of the session is stored (X10). */
export abstract class SessionStore {
  abstract session(): Session | undefined;
  abstract open(session: Session): void;
  abstract pendingSignIn(): PendingSignIn | undefined;
  /** Sign-ins that a tab begins are clients'. */
  abstract begin(signIn: PendingSignIn): void;
  /** Removes the pending sign-in, which works once. */
  abstract endSignIn(): void;
  /** Who signed in last in this tab; outlives the session, because the pages after it have the same reader. D-111 */
  abstract readonly reader: Mode | undefined;
  abstract readBy(reader: Mode): void;
  /** The store found an expired session, and no page has said so yet. SES-01 */
  abstract readonly lapsed: boolean;
  /** Signs out: removes everything. ERR-05 */
  abstract clear(): void;
  /**
   * Ends the session after inactivity, a 401, a 403 or its expiry: removes everything except typed data, which is encrypted (XTR-36).
   * During a reload or a navigation the tab stores a mark, so that the next page says that the session ended. SES-02, R11
   */
  abstract lose(reason: SessionEndReason): void;
  /** Why the last session of this page ended; undefined: none ended, or another one has begun since. */
  abstract readonly endedBy: SessionEndReason | undefined;
  /** False where the browser refuses storage: a reload would lose the session, and the page warns about it. */
  abstract readonly durable: boolean;
  /** The tab's storage is full, so the session is not durable here; another tab can store it. */
  abstract readonly full: boolean;
}

/** `jwt`: replaces the bearer token on a local host (SES-05). `expiresIn`: seconds, undefined where the bank gives none. */
export interface LocalToken {
  readonly value: string;
  readonly type: string;
  readonly expiresIn: number | undefined;
  readonly jwt: string | undefined;
}

/** Calls 27 and 28, outside production only. RES-03, STP-08, D-39 */
export abstract class LocalTokens {
  abstract ofClient(clientId: string): TaskEither<Failure, LocalToken>;
  abstract ofProspect(prospectId: string): TaskEither<Failure, LocalToken>;
  abstract jwt(prospectId?: string): TaskEither<Failure, string>;
}

/** The other tabs of the same session, for instance a duplicated tab. No token leaves the tab. ERR-05, R12 */
export abstract class SessionPeers {
  /** Announces to the other tabs that the person signed out of this token's session. */
  abstract signedOut(token: string): void;
  /** Calls `act` when another tab signs out of this token's session; returns the function that unsubscribes it. */
  abstract whenSignedOut(token: string, act: () => void): () => void;
}

/** The contracts chosen for a file, which its holder's id identifies. */
export interface StoredSelection {
  readonly holderId: string;
  readonly contracts: readonly SelectedContract[];
  /** The monthly price confirmed with them. D-106 */
  readonly price?: MonthlyTotal | undefined;
}

/** Answers from before the subscription exists, stored for the tab (D-09, D-40), and the selection until the bank has it (D-41). */
export abstract class AnswerStore {
  abstract load(): Answers | undefined;
  abstract keep(answers: Answers): void;
  abstract forget(): void;
  abstract selection(): StoredSelection | undefined;
  abstract keepSelection(selection: StoredSelection): void;
  abstract forgetSelection(): void;
}

/** Unsaved input when a session ended, and its page. */
export interface UnsavedInput {
  readonly step: StepName;
  readonly page: PageName;
  readonly correcting: boolean;
  /** By step and page. */
  readonly drafts: Readonly<Record<string, object>>;
  /** Given back to the tab's storage, not to the reader of the input. D-72 */
  readonly documents?: SentSides | undefined;
}

/** Unsaved input that outlives its session, encrypted with a key derived from data that the bank gives its owner alone. XTR-36 */
export abstract class UnsavedInputStore {
  /** `owner`: data about the person and their file that the bank gives that person alone. */
  abstract keep(owner: string, words: UnsavedInput): Task<void>;
  /** Reads and removes the input; another person's input is removed too, and not returned. */
  abstract take(owner: string): Task<UnsavedInput | undefined>;
}

/** An action that creates or ends something at the bank, and must happen once (R04). */
export type EffectName = 'creation' | 'videoCheck' | 'ceremony' | 'holderSigned' | 'end' | 'withdrawal' | 'mobility';

/**
 * `of`: the person or the exact content that the effect concerns; `key`: the idempotency key; `answer`: the bank's answer, where the
 * caller stores it.
 */
export interface Effect {
  readonly of: string;
  readonly key: string;
  readonly answer?: string;
}

/** Effects without an answer, stored by the tab: after a reload a retry uses the same key. R04, R24 */
export abstract class EffectStore {
  abstract stored(name: EffectName): Effect | undefined;
  abstract keep(name: EffectName, effect: Effect): void;
  abstract forget(name: EffectName): void;
}
