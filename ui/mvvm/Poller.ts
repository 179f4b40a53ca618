import type { TaskEither } from 'fp-ts/TaskEither';
import type { Visibility } from '@application/ports/Visibility';
import type { Watch, Watches } from '@application/watch';
import { Latest } from './Latest';

/** The rounds of questions of a page, one at a time: what comes of a round that was left or replaced is dropped. D-30 */
export class Poller {
  private watch: Watch | undefined = undefined;
  private readonly latest = new Latest();

  constructor(private readonly watches: Watches) {}

  /** A new round; the one under way asks no more. */
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

  /** `round` while a page is shown and seen: at once, and whenever its tab is looked at again. The answer ends it. D-30 */
  whileSeen(visibility: Visibility, round: () => void): () => void {
    if (visibility.seen) round();
    const forget = visibility.whenSeen(round);
    return () => {
      forget();
      this.stop();
    };
  }

  /** The next question of the round is asked at once. */
  sooner(): void {
    this.watch?.sooner();
  }

  stop(): void {
    this.watch?.end();
    this.watch = undefined;
    this.latest.cancel();
  }
}
