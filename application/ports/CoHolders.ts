import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { Polled } from '@application/polled';

/** Call 42: whether the co-holder of a joint file has finished. STP-09 */
export abstract class CoHolders {
  abstract hasFinished(subscriptionId: string, polled?: Polled): TaskEither<Failure, boolean>;
}
