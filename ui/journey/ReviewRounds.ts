import type * as E from 'fp-ts/Either';
import type { Visibility } from '@application/ports/Visibility';
import type { Watches } from '@application/watch';
import type { Failure } from '@application/failure';
import type { FileState } from '@domain/journey/fileState';
import { pollingLimits } from '@domain/polling/limits';
import { Poller } from '@ui/mvvm/Poller';
import { observed } from '@ui/mvvm/observed';
import type { FileJourney } from './FileJourney';

/** Waits for the bank to move the file on, by rounds of polling; the journey shows the task that follows by itself. MID-02, D-30 */
export class ReviewRounds {
  /** The tries of the round are used up: nothing is asked until a new one. */
  over = false;
  tries = 0;
  private readonly poller: Poller;
  private readonly task: string;

  constructor(
    readonly journey: FileJourney,
    watches: Watches,
    private readonly visibility: Visibility,
  ) {
    this.task = journey.file.state.task;
    this.poller = new Poller(watches);
    observed(this);
  }

  get elapsedMs(): number {
    return this.tries * pollingLimits.decide({ what: 'state' }).everyMs;
  }

  /** A round when the page is shown, and again whenever its tab is. D-30 */
  enter(): () => void {
    return this.poller.whileSeen(this.visibility, this.start);
  }

  /** A new round; the one under way asks no more. */
  start(): void {
    this.over = false;
    this.tries = 0;
    void this.poller.start(
      watch => watch.follow(this.look, ({ task }) => task !== this.task),
      failure => {
        this.over = true;
        this.journey.fail(failure, this.start);
      },
      moved => {
        this.over = moved === undefined;
      },
    );
  }

  private look(): Promise<E.Either<Failure, FileState>> {
    this.tries += 1;
    return this.journey.refresh('polled')();
  }
}
