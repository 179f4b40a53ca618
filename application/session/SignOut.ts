import type { SessionStore } from '@application/ports/SessionStore';

/** Logout: tokens and answers go (ERR-05, D-09). */
export class SignOut {
  constructor(private readonly session: SessionStore) {}

  run(): void {
    this.session.clear();
  }
}
