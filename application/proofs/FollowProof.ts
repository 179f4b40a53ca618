import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Proofs } from '@application/ports/Proofs';
import type { Failure } from '@application/failure';
import type { Watch } from '@application/watch';
import { pollingLimits } from '@domain/polling/limits';
import type { ProofOutcome } from '@domain/proofs/proof';

/** `absent`: the bank has no analysis of it. */
export type FollowedProof = ProofOutcome | { readonly kind: 'absent' };

/** Nobody answering, or a server in trouble, is one more try (D-30). */
const heard = (failure: Failure): TE.TaskEither<Failure, FollowedProof> => {
  if (failure.kind === 'absent') return TE.right({ kind: 'absent' });
  return failure.kind === 'unreachable' ? TE.right({ kind: 'ongoing' }) : TE.left(failure);
};

/** The outcome of an analysis, asked for by rounds; undefined: the round is over. PRF-07, D-30 */
export class FollowProof {
  constructor(private readonly proofs: Proofs) {}

  run(watch: Watch, personId: string, rank: string): TE.TaskEither<Failure, FollowedProof | undefined> {
    return watch.run(pollingLimits.decide({ what: 'state' }), this.look(personId, rank), ({ kind }) => kind !== 'ongoing');
  }

  private look(personId: string, rank: string): TE.TaskEither<Failure, FollowedProof> {
    return pipe(
      this.proofs.outcome(personId, rank),
      TE.orElse((failure): TE.TaskEither<Failure, FollowedProof> => heard(failure)),
    );
  }
}
