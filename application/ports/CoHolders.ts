import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';

/** Call 42: whether the co-holder of a joint file has finished. STP-09 */
export abstract class CoHolders {
  abstract hasFinished(subscriptionId: string): TaskEither<Failure, boolean>;
}
