import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Clock } from './ports/Clock';
import type { Visibility } from './ports/Visibility';
import type { Failure } from './failure';
import { pollingLimits, type PollingLimits } from '@domain/polling/limits';

/** A poll that a page drives: it waits while nobody looks, asks at once when told to, and ends when the page is left. D-30, R16 */
export class Watch {
  private ended = false;
  private wake: () => void = () => undefined;

  constructor(
    private readonly clock: Clock,
    private readonly visibility: Visibility,
  ) {}

  /** Asks until the answer is final; undefined: the tries are used up, or the watch was ended. LIV-02, FIN-01 */
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

  /** A round of questions about what the bank keeps; nobody answering is one try. D-30 */
  follow<Answer>(ask: TE.TaskEither<Failure, Answer>, isFinal: (answer: Answer) => boolean): TE.TaskEither<Failure, Answer | undefined> {
    const heard = pipe(
      ask,
      TE.orElse((failure): TE.TaskEither<Failure, Answer | undefined> =>
        failure.kind === 'unreachable' ? TE.right(undefined) : TE.left(failure),
      ),
    );
    return this.run(pollingLimits.decide({ what: 'state' }), heard, answer => answer !== undefined && isFinal(answer));
  }

  /** Waits; less where told to or where the tab is looked at again, longer while nobody looks. */
  pause(milliseconds: number): Promise<void> {
    return this.wait(milliseconds, true);
  }

  /** Waits it out: a tab that is looked at again does not cut it short. D-102 */
  quiet(milliseconds: number): Promise<void> {
    return this.wait(milliseconds, false);
  }

  /** The next question is asked at once. */
  sooner(): void {
    this.wake();
  }

  /** No question more. */
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

/** Where watches come from: one a page shown. */
export class Watches {
  constructor(
    private readonly clock: Clock,
    private readonly visibility: Visibility,
  ) {}

  start(): Watch {
    return new Watch(this.clock, this.visibility);
  }
}
