import type { AdviserOnFile } from '@domain/journey/fileState';
import type { Instant } from '@domain/kernel/day';
import type { Mode } from '@domain/kernel/words';

/** The stored token (SES-01). `expiration`: an instant. */
export interface Session {
  readonly efs: string;
  readonly type: string;
  readonly value: string;
  readonly expiration: Instant;
  /** The JWT of a local token, which replaces the bearer token on a local host. SES-05, D-39 */
  readonly jwt?: string | undefined;
  /** The adviser, where the session is an adviser's. D-101 */
  readonly adviser?: AdviserOnFile | undefined;
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
