import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Clock } from './ports/Clock';
import type { Failure } from './failure';

/** Asks again, `times` more at the most, `every` milliseconds apart, while nobody answers. PER-03; never for a mutation (R03). */
export const retry = <Answer>(
  clock: Clock,
  { every, times }: { readonly every: number; readonly times: number },
  ask: TE.TaskEither<Failure, Answer>,
): TE.TaskEither<Failure, Answer> =>
  pipe(
    ask,
    TE.orElse(failure =>
      times > 0 && failure.kind === 'unreachable'
        ? pipe(
            TE.fromTask<void, Failure>(clock.sleep(every)),
            TE.flatMap(() => retry(clock, { every, times: times - 1 }, ask)),
          )
        : TE.left(failure),
    ),
  );
