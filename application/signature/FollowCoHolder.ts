import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CoHolders } from '@application/ports/CoHolders';
import type { Failure } from '@application/failure';
import type { Watch } from '@application/watch';
import { pollingLimits } from '@domain/polling/limits';

/** Whether the co-holder has signed; a call that nobody answers is one try. STP-09, D-30 */
export class FollowCoHolder {
  constructor(private readonly coHolders: CoHolders) {}

  /** Undefined: not yet, and the tries are used up or the watch was ended. `asked`: after each answer. */
  run(watch: Watch, idEne: string, asked: () => void): TE.TaskEither<Failure, boolean | undefined> {
    const ask = pipe(
      this.coHolders.hasFinished(idEne),
      TE.orElse(failure => (failure.kind === 'unreachable' ? TE.right<Failure, boolean>(false) : TE.left(failure))),
      TE.map(finished => {
        asked();
        return finished;
      }),
    );
    return watch.run(pollingLimits.decide({ what: 'state' }), ask, finished => finished);
  }
}
