import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Clock } from './ports/Clock';

/** `every`: milliseconds after the answer before; `tries`: calls in all (D-30). */
export interface Rhythm {
  readonly everyMs: number;
  readonly tries: number;
}

/** Ask until the answer is final or the tries are used up; `undefined` means they were. LIV-02, FIN-01, D-30 */
export const poll = <Error, Answer>(
  clock: Pick<Clock, 'sleep'>,
  { everyMs, tries }: Rhythm,
  ask: TE.TaskEither<Error, Answer>,
  isFinal: (answer: Answer) => boolean,
): TE.TaskEither<Error, Answer | undefined> =>
  pipe(
    ask,
    TE.flatMap(answer => {
      if (isFinal(answer)) return TE.right<Error, Answer | undefined>(answer);
      if (tries <= 1) return TE.right(undefined);
      return pipe(
        TE.fromTask<void, Error>(clock.sleep(everyMs)),
        TE.flatMap(() => poll(clock, { everyMs, tries: tries - 1 }, ask, isFinal)),
      );
    }),
  );
