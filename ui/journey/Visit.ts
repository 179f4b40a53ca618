/**
 * Scope of everything that knows a person or their file: src/visit.ts builds a container for each. Ending it discards
 * the container; nothing is reset in place. Each method ends the scope and starts another.
 */
export abstract class Visit {
  /** Clears the tab's storage. ERR-05, D-09 */
  abstract signOut(): void;
  /** The session has ended: by the bank, by expiry, or by inactivity. SES-02, RTE-05 */
  abstract lose(): void;
  /** Restarts with what the tab holds: an open session leads to its file. ERR-02 */
  abstract again(): void;
  /** Restarts with the tab's file or answers; without any, starts the identification. D-58 */
  abstract comeBack(): void;
  /** Goes to the identity provider. D-58 */
  abstract identify(): void;
}
