import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Proofs } from '@application/ports/Proofs';
import type { Failure } from '@application/failure';

/** What the client decides of a document whose analysis failed: go on with it, or give another. PRF-09, PRF-10 */
export class DecideProof {
  constructor(private readonly proofs: Proofs) {}

  force(rank: string): TE.TaskEither<Failure, void> {
    return this.proofs.force(rank);
  }

  /** A document that is gone already, by a first try or in another tab, is gone. */
  remove(rank: string): TE.TaskEither<Failure, void> {
    return pipe(
      this.proofs.remove(rank),
      TE.orElse(failure => (failure.kind === 'absent' ? TE.right<Failure, void>(undefined) : TE.left(failure))),
    );
  }
}
