import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Clock } from './ports/Clock';
import type { Visibility } from './ports/Visibility';
import type { Failure } from './failure';
import { poll, type Rhythm } from './poll';
import { pollingLimits } from '@domain/polling/limits';

const over = Symbol('over');

/** A poll that a page drives: it waits while nobody looks, asks at once when told to, and ends when the page is left. D-30, R16 */
export class Watch {
  private ended = false;
  private wake: () => void = () => undefined;

  constructor(
    private readonly clock: Clock,
    private readonly visibility: Visibility,
  ) {}

  /** Undefined: the tries are used up, or the watch was ended. */
  run<Error, Answer>(
    rhythm: Rhythm,
    ask: TE.TaskEither<Error, Answer>,
    isFinal: (answer: Answer) => boolean,
  ): TE.TaskEither<Error, Answer | undefined> {
    const asking: TE.TaskEither<Error, Answer | typeof over> = () => (this.ended ? TE.right<Error, typeof over>(over)() : ask());
    const isEnd = (answer: Answer | typeof over): boolean => answer === over || this.ended || isFinal(answer);
    return pipe(
      poll({ sleep: milliseconds => () => this.pause(milliseconds) }, rhythm, asking, isEnd),
      TE.map(answer => (answer === over || this.ended ? undefined : answer)),
    );
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

  /** Waits; less where told to, longer while nobody looks. */
  pause(milliseconds: number): Promise<void> {
    return new Promise(done => {
      const wake = (): void => {
        forget();
        done();
      };
      const forget = this.visibility.whenSeen(wake);
      this.wake = wake;
      void this.clock
        .sleep(milliseconds)()
        .then(() => {
          if (this.visibility.seen) wake();
        });
    });
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
