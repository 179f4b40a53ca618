import type { SignOut } from '@application/session/SignOut';
import type { SessionEndReason } from '@application/session/ports';
import type { Visit } from './Visit';

/** Where the next session scope begins. */
export type Beginning = 'main' | 'inactivity' | 'identification';

/** Ends once: five parallel 401 answers are one lost session. */
export class ClosableVisit implements Visit {
  private over = false;

  constructor(
    private readonly leave: Pick<SignOut, 'run' | 'lose'>,
    /** True if the tab holds a session, or answers from before the subscription. */
    private readonly underWay: () => boolean,
    /** Stores unsaved input, encrypted for its owner, before the session is cleared. XTR-36 */
    private readonly storeUnsaved: () => Promise<void>,
    private readonly next: (at: Beginning) => void,
    private readonly lastEnd: () => SessionEndReason | undefined = () => undefined,
  ) {}

  get endedBy(): SessionEndReason | undefined {
    return this.lastEnd();
  }

  readonly signOut = (): void => this.end('main', () => this.leave.run());
  readonly lose = (reason: SessionEndReason): void =>
    this.end('inactivity', () => {
      this.leave.lose(reason);
      void this.storeUnsaved();
    });
  /** The input is stored first: the next page is the provider's. */
  readonly renew = async (): Promise<void> => {
    await this.storeUnsaved();
    this.end('identification', () => this.leave.lose('expired'));
  };
  readonly again = (): void => this.end('main');
  readonly identify = (): void => this.end('identification');
  readonly comeBack = (): void => (this.underWay() ? this.again() : this.identify());

  private end(at: Beginning, forget?: () => void): void {
    if (this.over) return;
    this.over = true;
    forget?.();
    this.next(at);
  }
}
