import type { TaskEither } from 'fp-ts/TaskEither';
import type { Visibility } from '@application/browser/ports';
import type { Watch, Watches } from '@application/watch';
import { Latest } from './Latest';

/** Runs one polling round at a time and drops the outcome of a stopped or replaced round. D-30 */
export class Poller {
  private watch: Watch | undefined = undefined;
  private readonly latest = new Latest();

  constructor(private readonly watches: Watches) {}

  /** Replaces the running round. */
  start<Left, Right>(
    round: (watch: Watch) => TaskEither<Left, Right>,
    onLeft: (left: Left) => void,
    onRight: (right: Right) => void,
  ): Promise<void> {
    this.stop();
    const watch = this.watches.start();
    this.watch = watch;
    return this.latest.run(round(watch), onLeft, onRight);
  }

  /** Polls while the page is mounted: at once if its tab is visible, and each time the tab becomes visible. Returns the cleanup. D-30 */
  whileSeen(visibility: Visibility, round: () => void): () => void {
    if (visibility.seen) round();
    const forget = visibility.whenSeen(round);
    return () => {
      forget();
      this.stop();
    };
  }

  /** Makes the next request now. */
  sooner(): void {
    this.watch?.sooner();
  }

  stop(): void {
    this.watch?.end();
    this.watch = undefined;
    this.latest.cancel();
  }
}
