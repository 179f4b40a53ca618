import type { SignOut } from '@application/session/SignOut';
import type { Visit } from './Visit';

/** Where the next visit begins. */
export type Beginning = 'main' | 'inactivity' | 'identification';

/** Ends once, whoever asks for it and how often: five refusals at a time are one session lost. R11 */
export class OwnVisit implements Visit {
  private over = false;

  constructor(
    private readonly leave: Pick<SignOut, 'run'>,
    /** Something to come back to: a session, or answers of before the subscription. */
    private readonly underWay: () => boolean,
    /** What was typed outlives its session. XTR-36 */
    private readonly keepWords: () => void,
    private readonly next: (at: Beginning) => void,
  ) {}

  readonly signOut = (): void => this.end('main', true);
  readonly lose = (): void => this.end('inactivity', true);
  readonly again = (): void => this.end('main', false);
  readonly identify = (): void => this.end('identification', false);
  readonly comeBack = (): void => (this.underWay() ? this.again() : this.identify());

  private end(at: Beginning, cleared: boolean): void {
    if (this.over) return;
    this.over = true;
    if (cleared) this.leave.run();
    if (at === 'inactivity') this.keepWords();
    this.next(at);
  }
}
