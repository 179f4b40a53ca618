import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Clock, Visibility } from './browser/ports';
import type { Failure } from './failure';
import { pollingLimits, type PollingLimits } from '@domain/session/pollingLimits';

/** A poll that a page drives: pauses while the tab is hidden, asks at once after `sooner`, and ends with its page. D-30, R16 */
export class Watch {
  private ended = false;
  private wake: () => void = () => undefined;

  constructor(
    private readonly clock: Clock,
    private readonly visibility: Visibility,
  ) {}

  /** Asks until the answer is final; undefined: no try is left, or the watch ended. LIV-02, FIN-01 */
  run<Error, Answer>(
    { everyMs, tries }: PollingLimits,
    ask: TE.TaskEither<Error, Answer>,
    isFinal: (answer: Answer) => boolean,
  ): TE.TaskEither<Error, Answer | undefined> {
    return async () => {
      for (let left = tries; left > 0 && !this.ended; left -= 1) {
        const answer = await ask();
        if (E.isLeft(answer)) return answer;
        if (this.ended) break;
        if (isFinal(answer.right)) return answer;
        if (left > 1) await this.pause(everyMs);
      }
      return E.right(undefined);
    };
  }

  /** Polls something that the bank keeps; a request without an answer counts as a try. D-30 */
  follow<Answer>(ask: TE.TaskEither<Failure, Answer>, isFinal: (answer: Answer) => boolean): TE.TaskEither<Failure, Answer | undefined> {
    const request = pipe(
      ask,
      TE.orElse((failure): TE.TaskEither<Failure, Answer | undefined> =>
        failure.kind === 'unreachable' ? TE.right(undefined) : TE.left(failure),
      ),
    );
    return this.run(pollingLimits.decide({ what: 'state' }), request, answer => answer !== undefined && isFinal(answer));
  }

  /** Waits; shorter after `sooner` or when the tab becomes visible, longer while the tab is hidden. */
  pause(milliseconds: number): Promise<void> {
    return this.wait(milliseconds, true);
  }

  /** Waits the full time: a tab that becomes visible does not shorten it. D-102 */
  quiet(milliseconds: number): Promise<void> {
    return this.wait(milliseconds, false);
  }

  /** Sends the next request now. */
  sooner(): void {
    this.wake();
  }

  get over(): boolean {
    return this.ended;
  }

  end(): void {
    this.ended = true;
    this.wake();
  }

  private wait(milliseconds: number, cutShort: boolean): Promise<void> {
    return new Promise(done => {
      let over = cutShort;
      const wake = (): void => {
        forget();
        done();
      };
      const forget = this.visibility.whenSeen(() => {
        if (over) wake();
      });
      this.wake = wake;
      void this.clock
        .sleep(milliseconds)()
        .then(() => {
          over = true;
          if (this.visibility.seen) wake();
        });
    });
  }
}

/** Makes one watch for each page shown. */
export class Watches {
  constructor(
    private readonly clock: Clock,
    private readonly visibility: Visibility,
  ) {}

  start(): Watch {
    return new Watch(this.clock, this.visibility);
  }
}
