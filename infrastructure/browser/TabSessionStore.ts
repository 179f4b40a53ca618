import * as t from 'io-ts';
import type { Clock } from '@application/browser/ports';
import type { PendingSignIn, Session, SessionEndReason, SessionStore } from '@application/session/ports';
import type { Mode } from '@domain/kernel/words';
import type { PageLeaving } from './PageLeaving';
import type { TabStorage } from './tabStorage';

const SESSION = 'omc.session';
const SIGN_IN = 'omc.signin';
/** Outlives the session, and a sign-out. */
const READER = 'omc.reader';
/** The query of a return from the identity provider, which the loader stores (src/loader/arrival). D-58 */
export const ARRIVAL = 'omc.arrival';
/** The chosen document types and the sides sent. D-72 */
export const PAPERS = 'omc.papers';
/** The dossier whose papers the bank takes in turn. D-125 */
export const IN_TURN = 'omc.inTurn';
const OF_SESSION = [
  SESSION,
  SIGN_IN,
  ARRIVAL,
  'omc.answers',
  'omc.selection',
  'omc.effects',
  'omc.read',
  'omc.face',
  'omc.received',
  'omc.told',
  PAPERS,
  IN_TURN,
  'omc.wallet',
] as const;
/** The encrypted unsaved input of the person whose session ended: outlives the session, but not a sign-out. XTR-36 */
export const WORDS = 'omc.words';

const SessionCodec = t.intersection([
  t.type({ efs: t.string, type: t.string, value: t.string, expiration: t.string }),
  t.partial({ jwt: t.string, adviser: t.type({ name: t.string, agency: t.string }) }),
]);
const SignInCodec = t.intersection([
  t.type({ verifier: t.string, state: t.string, hint: t.string }),
  t.partial({ made: t.string, then: t.literal('withdrawal') }),
]);

const ReaderCodec = t.keyof({ omc: null, mdc: null });

/** Marks an ended session in storage, and carries no token. Removed once a page has said so: a reload before that says so too. */
const over: Session = { efs: '', type: '', value: '', expiration: '' };

/** SES-01: stores the token in session storage; an expired token counts as none. */
export class TabSessionStore implements SessionStore {
  lapsed = false;
  endedBy: SessionEndReason | undefined = undefined;

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
    this.endedBy = 'expired';
    return undefined;
  }

  open(session: Session): void {
    this.lapsed = false;
    this.endedBy = undefined;
    this.storage.write(SESSION, session);
  }

  pendingSignIn(): PendingSignIn | undefined {
    return this.storage.read(SIGN_IN, SignInCodec);
  }

  /** An emptied token has expired, even if the clock is set back. */
  private isOver({ value, expiration }: Session): boolean {
    return value === '' || Date.parse(expiration) <= Date.parse(this.clock.now());
  }

  /** A new sign-in makes the return of an earlier one useless. */
  begin(signIn: PendingSignIn): void {
    this.readBy('omc');
    this.storage.remove(ARRIVAL);
    this.storage.write(SIGN_IN, signIn);
  }

  get reader(): Mode | undefined {
    return this.storage.read(READER, ReaderCodec);
  }

  readBy(reader: Mode): void {
    this.storage.write(READER, reader);
  }

  endSignIn(): void {
    this.storage.remove(SIGN_IN);
  }

  clear(): void {
    this.forget();
    this.storage.remove(WORDS);
  }

  lose(reason: SessionEndReason): void {
    this.forget();
    this.endedBy = reason;
    if (this.page.leaving) this.storage.write(SESSION, over);
  }

  private forget(): void {
    this.lapsed = false;
    OF_SESSION.forEach(key => this.storage.remove(key));
  }
}
