import type { SignOut } from '@application/session/SignOut';
import type { Visit } from './Visit';

/** Where the next visit begins. */
export type Beginning = 'main' | 'inactivity' | 'identification';

/** Ends once, however often it is called: five refusals at a time are one lost session. R11 */
export class ClosableVisit implements Visit {
  private over = false;

  constructor(
    private readonly leave: Pick<SignOut, 'run' | 'lose'>,
    /** Something to come back to: a session, or answers of before the subscription. */
    private readonly underWay: () => boolean,
    /** What was typed outlives its session. XTR-36 */
    private readonly keepWords: () => void,
    private readonly next: (at: Beginning) => void,
  ) {}

  readonly signOut = (): void => this.end('main', () => this.leave.run());
  readonly lose = (): void =>
    this.end('inactivity', () => {
      this.leave.lose();
      this.keepWords();
    });
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
