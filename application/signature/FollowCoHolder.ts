import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CoHolders } from '@application/ports/CoHolders';
import type { Failure } from '@application/failure';
import type { Watch } from '@application/watch';

/** Whether the co-holder has signed, then what the file says since; a call that nobody answers is one try. STP-09, D-30 */
export class FollowCoHolder {
  constructor(private readonly coHolders: CoHolders) {}

  /** `file`: asked once they have signed. Undefined: not over yet, and the tries are used up or the watch was ended. */
  run<State>(
    watch: Watch,
    idEne: string,
    file: TE.TaskEither<Failure, State>,
    isOver: (state: State) => boolean,
  ): TE.TaskEither<Failure, State | undefined> {
    const ask = pipe(
      this.coHolders.hasFinished(idEne),
      TE.flatMap((finished): TE.TaskEither<Failure, State | undefined> => (finished ? file : TE.right(undefined))),
    );
    return watch.follow(ask, state => state !== undefined && isOver(state));
  }
}
