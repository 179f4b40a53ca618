import type { SessionPeers } from '@application/ports/SessionPeers';
import type { SessionStore } from '@application/ports/SessionStore';
import type { SignIn } from '@application/ports/SignIn';

/** Logout: tokens and answers go, in every tab of the session (ERR-05, D-09). The page tells the provider and does not wait: whatever it answers, the tab has forgotten. */
export class SignOut {
  constructor(
    private readonly session: SessionStore,
    private readonly signIn: Pick<SignIn, 'revoke'>,
    private readonly peers: Pick<SessionPeers, 'signedOut'>,
  ) {}

  run(): void {
    const session = this.session.session();
    this.end(() => this.session.clear());
    if (session) this.peers.signedOut(session.value);
  }

  /** The session ended by itself or by the bank's word: the same, and the page says so to its person. SES-02 */
  lose(): void {
    this.end(() => this.session.lose());
  }

  private end(forget: () => void): void {
    const session = this.session.session();
    forget();
    if (session) void this.signIn.revoke(session.value)();
  }
}
