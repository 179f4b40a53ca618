import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Proofs } from '@application/ports/Proofs';
import type { Failure } from '@application/failure';
import type { Watch } from '@application/watch';
import type { ProofOutcome } from '@domain/proofs/proof';

/** `absent`: the bank has no analysis of the document. */
export type FollowedProof = ProofOutcome | { readonly kind: 'absent' };

/** Follows the analysis of a document, then carries out the client's decision about a failed one. PRF-07, PRF-09, PRF-10 */
export class SettleProof {
  constructor(private readonly proofs: Proofs) {}

  /** Polls the analysis; undefined: the poll is over without an outcome. D-30 */
  follow(watch: Watch, personId: string, rank: string): TE.TaskEither<Failure, FollowedProof | undefined> {
    const outcome = pipe(
      this.proofs.outcome(personId, rank, 'polled'),
      TE.orElse((failure): TE.TaskEither<Failure, FollowedProof> =>
        failure.kind === 'absent' ? TE.right({ kind: 'absent' }) : TE.left(failure),
      ),
    );
    return watch.follow(outcome, ({ kind }) => kind !== 'ongoing');
  }

  force(rank: string): TE.TaskEither<Failure, void> {
    return this.proofs.force(rank);
  }

  /** Counts a missing document as removed: an earlier try or another tab removed it. */
  remove(rank: string): TE.TaskEither<Failure, void> {
    return pipe(
      this.proofs.remove(rank),
      TE.orElse(failure => (failure.kind === 'absent' ? TE.right<Failure, void>(undefined) : TE.left(failure))),
    );
  }
}
