import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from './failure';

/** A question whose answer does not change: asked once, in flight or answered; a failure is asked again. */
export const remembered = <Answer>(ask: TaskEither<Failure, Answer>): TaskEither<Failure, Answer> => {
  let asked: Promise<E.Either<Failure, Answer>> | undefined;
  return () => {
    asked ??= ask().then(answer => {
      if (E.isLeft(answer)) asked = undefined;
      return answer;
    });
    return asked;
  };
};
