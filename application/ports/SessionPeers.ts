/** The other tabs of the same session, as after a tab was duplicated. No token leaves the tab. ERR-05, R12 */
export abstract class SessionPeers {
  /** Tells them that the session of this token was signed out. */
  abstract signedOut(token: string): void;
  /** Calls back when another tab of this token's session says so, until the answer is called. */
  abstract whenSignedOut(token: string, act: () => void): () => void;
}
