import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { makeAutoObservable } from 'mobx';
import { poll } from '@application/poll';
import type { Clock } from '@application/ports/Clock';
import type { Failure } from '@application/failure';
import { pollingLimits } from '@domain/polling/limits';
import { settle } from '@ui/mvvm/settle';
import type { FileJourney } from './FileJourney';

/** Waits for the bank to move the file on, by rounds of polling; the journey shows the task that follows by itself. MID-02, D-30 */
export class ReviewRounds {
  /** The tries of the round are used up: nothing is asked until a new one. */
  over = false;
  tries = 0;
  private round = 0;
  private readonly task: string;

  constructor(
    private readonly journey: FileJourney,
    private readonly clock: Clock,
  ) {
    this.task = journey.state.task;
    makeAutoObservable<this, 'round' | 'task' | 'journey' | 'clock'>(
      this,
      { round: false, task: false, journey: false, clock: false },
      { autoBind: true },
    );
  }

  get elapsedMs(): number {
    return this.tries * pollingLimits.decide({ what: 'state' }).everyMs;
  }

  /** A new round; the one under way asks no more. */
  start(): void {
    const round = ++this.round;
    this.over = false;
    this.tries = 0;
    void settle(
      poll(this.clock, pollingLimits.decide({ what: 'state' }), this.asking(round), gone => gone),
      failure => this.failed(round, failure),
      gone => this.ended(round, gone),
    );
  }

  /** Nobody looks: asks no more. */
  stop(): void {
    this.round += 1;
  }

  /** True where the file moved on, or nobody waits for this round any more; nobody answering counts as a try. */
  private asking(round: number): TaskEither<Failure, boolean> {
    return async () => {
      if (round !== this.round) return E.right(true);
      this.tried();
      const looked = await this.journey.refresh()();
      if (E.isRight(looked)) return E.right(looked.right.task !== this.task);
      return looked.left.kind === 'unreachable' ? E.right(false) : looked;
    };
  }

  private tried(): void {
    this.tries += 1;
  }

  private ended(round: number, gone: boolean | undefined): void {
    if (round === this.round && gone === undefined) this.over = true;
  }

  private failed(round: number, failure: Failure): void {
    if (round !== this.round) return;
    this.over = true;
    this.journey.fail(failure, this.start);
  }
}
