import * as t from 'io-ts';
import type { Clock } from '@application/ports/Clock';
import type { PendingSignIn, Session, SessionStore } from '@application/ports/SessionStore';
import type { TabStorage } from './tabStorage';

const SESSION = 'omc.session';
const SIGN_IN = 'omc.signin';
/** The query of whoever came back from the identity provider, which the loader keeps (src/loader/arrival). D-58 */
export const ARRIVAL = 'omc.arrival';
const EVERYTHING = [
  SESSION,
  SIGN_IN,
  ARRIVAL,
  'omc.answers',
  'omc.selection',
  'omc.price',
  'omc.effects',
  'omc.words',
  'omc.read',
] as const;

const SessionCodec = t.intersection([
  t.type({ efs: t.string, type: t.string, value: t.string, expiration: t.string }),
  t.partial({ jwt: t.string }),
]);
const SignInCodec = t.intersection([t.type({ verifier: t.string, state: t.string, hint: t.string }), t.partial({ made: t.string })]);

/** SES-01: the token in session storage; one that expired is no token. */
export class TabSessionStore implements SessionStore {
  lapsed = false;

  constructor(
    private readonly storage: TabStorage,
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  get durable(): boolean {
    return this.storage.durable;
  }

  session(): Session | undefined {
    const session = this.storage.read(SESSION, SessionCodec);
    if (session && Date.parse(session.expiration) <= Date.parse(this.clock.now())) {
      this.storage.remove(SESSION);
      this.lapsed = true;
      return undefined;
    }
    return session;
  }

  open(session: Session): void {
    this.lapsed = false;
    this.storage.write(SESSION, session);
  }

  pendingSignIn(): PendingSignIn | undefined {
    return this.storage.read(SIGN_IN, SignInCodec);
  }

  /** Another sign-in: what an earlier one came back with is of no use any more. */
  begin(signIn: PendingSignIn): void {
    this.storage.remove(ARRIVAL);
    this.storage.write(SIGN_IN, signIn);
  }

  endSignIn(): void {
    this.storage.remove(SIGN_IN);
  }

  clear(): void {
    this.lapsed = false;
    EVERYTHING.forEach(key => this.storage.remove(key));
  }
}
