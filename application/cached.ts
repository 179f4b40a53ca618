import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from './failure';

/** Caches a request whose answer does not change: shares one in flight, keeps one that succeeded, repeats one that failed. */
export const cached = <Answer>(ask: TaskEither<Failure, Answer>): TaskEither<Failure, Answer> => {
  let pending: Promise<E.Either<Failure, Answer>> | undefined;
  return () => {
    pending ??= ask().then(answer => {
      if (E.isLeft(answer)) pending = undefined;
      return answer;
    });
    return pending;
  };
};
