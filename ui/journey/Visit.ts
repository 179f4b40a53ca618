import type { SessionEndReason } from '@application/session/ports';

/**
 * Scope of everything that knows a person or their file: src/visit.ts builds a container for each. Ending it discards
 * the container; nothing is reset in place. Each method ends the scope and starts another.
 */
export abstract class Visit {
  /** Clears the tab's storage. ERR-05, D-09 */
  abstract signOut(): void;
  /** The session has ended. SES-02, RTE-05 */
  abstract lose(reason: SessionEndReason): void;
  /** Why the session before this visit ended. */
  abstract readonly endedBy: SessionEndReason | undefined;
  /** Keeps unsaved input, then identifies the person again: for a session whose end is announced. SES-01, XTR-36 */
  abstract renew(): Promise<void>;
  /** Restarts with what the tab holds: an open session leads to its file. ERR-02 */
  abstract again(): void;
  /** Restarts with the tab's file or answers; without any, starts the identification. D-58 */
  abstract comeBack(): void;
  /** Goes to the identity provider. D-58 */
  abstract identify(): void;
}
