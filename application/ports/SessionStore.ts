import type { AdviserOnFile } from '@domain/journey/fileState';
import type { Instant } from '@domain/kernel/day';

/** The token as it is held (SES-01). `expiration`: an instant. */
export interface Session {
  readonly efs: string;
  readonly type: string;
  readonly value: string;
  readonly expiration: Instant;
  /** Of a local token: takes the bearer's place on a local host. SES-05, D-39 */
  readonly jwt?: string | undefined;
  /** Whose session it is, where it is an adviser's. D-101 */
  readonly adviser?: AdviserOnFile | undefined;
}

/** What a sign-in under way needs on its return (D-07): gone once used. */
export interface PendingSignIn {
  readonly verifier: string;
  readonly state: string;
  /** The subscription's uuid: tells the identity provider whose phone to prove. */
  readonly hint: string;
  /** Digest of what the subscription was made of: the same details sent again lead to the same sign-in. D-58 */
  readonly made?: string | undefined;
}

/** The tab's session storage (or memory where the browser refuses it, R14). Nothing else of the session is stored (X10). */
export abstract class SessionStore {
  abstract session(): Session | undefined;
  abstract open(session: Session): void;
  abstract pendingSignIn(): PendingSignIn | undefined;
  abstract begin(signIn: PendingSignIn): void;
  /** Ends the pending sign-in: it can be used once. */
  abstract endSignIn(): void;
  /** A session was found whose life was over, and nobody has been told yet. SES-01 */
  abstract readonly lapsed: boolean;
  /** Logout: everything goes. ERR-05 */
  abstract clear(): void;
  /** Inactivity, 401, 403, the end of its life: as much goes, but for what was typed, which is sealed (XTR-36). While the page is being reloaded or left the tab keeps that it is over, for whatever page comes next to tell. SES-02, R11 */
  abstract lose(): void;
  /** False where the browser did not keep what it was given: a reload would lose it, and the page says so. */
  abstract readonly durable: boolean;
  /** Not durable because the tab's storage has no room left: another tab has. */
  abstract readonly full: boolean;
}
