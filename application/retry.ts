import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Clock } from './ports/Clock';
import type { Failure } from './failure';

/** `every`: the wait before another try, `within`: no try begins later than that, both in milliseconds. */
export interface Patience {
  readonly every: number;
  readonly times: number;
  readonly within: number;
}

/** Asks again, `times` more at the most, while nobody answers. PER-03, R02; never for a mutation (R03). */
export const retry = <Answer>(
  clock: Clock,
  { every, times, within }: Patience,
  ask: TE.TaskEither<Failure, Answer>,
): TE.TaskEither<Failure, Answer> => {
  const now = (): number => Date.parse(clock.now());
  const tries = (left: number, until: number): TE.TaskEither<Failure, Answer> =>
    pipe(
      ask,
      TE.orElse(failure =>
        left > 0 && failure.kind === 'unreachable' && now() + every < until
          ? pipe(
              TE.fromTask<void, Failure>(clock.sleep(every)),
              TE.flatMap(() => tries(left - 1, until)),
            )
          : TE.left(failure),
      ),
    );
  return () => tries(times, now() + within)();
};
