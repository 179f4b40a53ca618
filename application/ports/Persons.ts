import type { TaskEither } from 'fp-ts/TaskEither';
import type { Person } from '@domain/holders/person';
import type { Failure } from '@application/failure';

/** Call 29: the signed-in person. */
export abstract class Persons {
  abstract me(): TaskEither<Failure, Person>;
}
