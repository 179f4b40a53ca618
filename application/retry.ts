import * as E from 'fp-ts/Either';
import type * as TE from 'fp-ts/TaskEither';
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
  return async () => {
    const until = now() + within;
    for (let left = times; ; left -= 1) {
      const answer = await ask();
      const again = E.isLeft(answer) && answer.left.kind === 'unreachable' && left > 0 && now() + every < until;
      if (!again) return answer;
      await clock.sleep(every)();
    }
  };
};
