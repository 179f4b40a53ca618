import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Proofs } from '@application/ports/Proofs';
import type { Failure } from '@application/failure';
import type { Watch } from '@application/watch';
import type { ProofOutcome } from '@domain/proofs/proof';

/** `absent`: the bank has no analysis of it. */
export type FollowedProof = ProofOutcome | { readonly kind: 'absent' };

/** A document given to the analysis: its outcome, then what the client decides of one that failed. PRF-07, PRF-09, PRF-10 */
export class SettleProof {
  constructor(private readonly proofs: Proofs) {}

  /** Asked for by rounds; undefined: the round is over. D-30 */
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

  /** A document that is gone already, by a first try or in another tab, is gone. */
  remove(rank: string): TE.TaskEither<Failure, void> {
    return pipe(
      this.proofs.remove(rank),
      TE.orElse(failure => (failure.kind === 'absent' ? TE.right<Failure, void>(undefined) : TE.left(failure))),
    );
  }
}
