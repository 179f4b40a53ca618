/** The other tabs of the same session, for instance a duplicated tab. No token leaves the tab. ERR-05, R12 */
export abstract class SessionPeers {
  /** Announces to the other tabs that the person signed out of this token's session. */
  abstract signedOut(token: string): void;
  /** Calls `act` when another tab signs out of this token's session; returns the function that unsubscribes it. */
  abstract whenSignedOut(token: string, act: () => void): () => void;
}
