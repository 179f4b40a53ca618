import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';

/** Proof of work (D-15): requests a challenge, solves it off the main thread, returns the value of the header. INF-07 */
export abstract class Captcha {
  abstract solve(): TaskEither<Failure, string>;
}
