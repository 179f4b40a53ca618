import type { SessionPeers, SessionEndReason, SessionStore } from './ports';
import type { SignIn } from '@application/access/ports';

/**
 * Signs out: removes tokens and answers in every tab of the session (ERR-05, D-09). Revokes the token at the provider without waiting:
 * the tab has forgotten it in any case.
 */
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

  /** Ends a session that expired or that the bank ended: like signing out, and the page says so. SES-02 */
  lose(reason: SessionEndReason): void {
    this.end(() => this.session.lose(reason));
  }

  private end(forget: () => void): void {
    const session = this.session.session();
    forget();
    if (session) void this.signIn.revoke(session.value)();
  }
}
