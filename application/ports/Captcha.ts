import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';

/** Proof of work (D-15): asks for a challenge, solves it off the main thread, gives the header's value. INF-07 */
export abstract class Captcha {
  abstract solve(): TaskEither<Failure, string>;
}
