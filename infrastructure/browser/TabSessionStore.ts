import * as t from 'io-ts';
import type { Clock } from '@application/ports/Clock';
import type { PendingSignIn, Session, SessionStore } from '@application/ports/SessionStore';
import type { PageLeaving } from './PageLeaving';
import type { TabStorage } from './tabStorage';

const SESSION = 'omc.session';
const SIGN_IN = 'omc.signin';
/** The query of a return from the identity provider, which the loader keeps (src/loader/arrival). D-58 */
export const ARRIVAL = 'omc.arrival';
const OF_SESSION = [
  SESSION,
  SIGN_IN,
  ARRIVAL,
  'omc.answers',
  'omc.selection',
  'omc.price',
  'omc.effects',
  'omc.read',
  'omc.told',
  'omc.papers',
] as const;
/** Sealed, for the very person whose session ended: it outlives it, and no signing out. XTR-36 */
export const WORDS = 'omc.words';

const SessionCodec = t.intersection([
  t.type({ efs: t.string, type: t.string, value: t.string, expiration: t.string }),
  t.partial({ jwt: t.string, adviser: t.type({ name: t.string, agency: t.string }) }),
]);
const SignInCodec = t.intersection([t.type({ verifier: t.string, state: t.string, hint: t.string }), t.partial({ made: t.string })]);

/** Of a session that is over the tab keeps that it is, and nothing else, until a page has said so: a page that is reloaded before says so too. */
const over: Session = { efs: '', type: '', value: '', expiration: '' };

/** SES-01: the token in session storage; one that expired is no token. */
export class TabSessionStore implements SessionStore {
  lapsed = false;

  constructor(
    private readonly storage: TabStorage,
    private readonly clock: Pick<Clock, 'now'>,
    private readonly page: Pick<PageLeaving, 'leaving'> = { leaving: false },
  ) {}

  get durable(): boolean {
    return this.storage.durable;
  }

  get full(): boolean {
    return this.storage.full;
  }

  session(): Session | undefined {
    const session = this.storage.read(SESSION, SessionCodec);
    if (!session || !this.isOver(session)) return session;
    if (session.value !== '') this.storage.write(SESSION, over);
    this.lapsed = true;
    return undefined;
  }

  open(session: Session): void {
    this.lapsed = false;
    this.storage.write(SESSION, session);
  }

  pendingSignIn(): PendingSignIn | undefined {
    return this.storage.read(SIGN_IN, SignInCodec);
  }

  /** Whatever a clock says that is set back. */
  private isOver({ value, expiration }: Session): boolean {
    return value === '' || Date.parse(expiration) <= Date.parse(this.clock.now());
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
    this.forget();
    this.storage.remove(WORDS);
  }

  lose(): void {
    this.forget();
    if (this.page.leaving) this.storage.write(SESSION, over);
  }

  private forget(): void {
    this.lapsed = false;
    OF_SESSION.forEach(key => this.storage.remove(key));
  }
}
