import type { SessionStore } from '@application/ports/SessionStore';
import type { SignIn } from '@application/ports/SignIn';

/** Logout: tokens and answers go (ERR-05, D-09). The provider is told without waiting for it: whatever it answers, the tab has forgotten. */
export class SignOut {
  constructor(
    private readonly session: SessionStore,
    private readonly signIn: Pick<SignIn, 'revoke'>,
  ) {}

  run(): void {
    this.end(() => this.session.clear());
  }

  /** The session ended by itself or by the bank's word: the same, and whoever it was of is told. SES-02 */
  lose(): void {
    this.end(() => this.session.lose());
  }

  private end(forget: () => void): void {
    const session = this.session.session();
    forget();
    if (session) void this.signIn.revoke(session.value)();
  }
}
