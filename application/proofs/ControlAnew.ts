import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Documents } from './ports';
import type { Failure } from '@application/failure';

/** A bank may refuse a second control of a document: its pages must be sent again. */
const isRefused = (failure: Failure): boolean => failure.kind === 'conflict' || (failure.kind === 'refused' && failure.code === 'generic');

/**
 * Asks the bank to control a person's documents again after their names or birthdate changed. Remembers them, so that the page of the
 * analysis follows all of them. D-126
 */
export class ControlAnew {
  private running: readonly string[] = [];

  constructor(private readonly documents: Pick<Documents, 'control'>) {}

  /** Returns the ranks for which the bank refuses a second control. */
  run(idEne: string, ranks: readonly string[]): TE.TaskEither<Failure, readonly string[]> {
    return pipe(
      ranks,
      TE.traverseSeqArray(rank =>
        pipe(
          this.documents.control({ idEne, rank }),
          TE.map((): readonly string[] => []),
          TE.orElse(failure => (isRefused(failure) ? TE.right([rank]) : TE.left(failure))),
        ),
      ),
      TE.map(refused => refused.flat()),
      TE.tapIO(refused => () => {
        this.running = ranks.filter(rank => !refused.includes(rank));
      }),
    );
  }

  /** The documents under control, once. */
  take(): readonly string[] {
    const { running } = this;
    this.running = [];
    return running;
  }
}
