import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Proofs } from '@application/ports/Proofs';
import type { Failure } from '@application/failure';
import type { Watch } from '@application/watch';
import { pollingLimits } from '@domain/polling/limits';
import type { ProofOutcome } from '@domain/proofs/proof';

/** The outcome of an analysis, asked for by rounds; undefined: the round is over. PRF-07, D-30 */
export class FollowProof {
  constructor(private readonly proofs: Proofs) {}

  run(watch: Watch, personId: string, rank: string): TE.TaskEither<Failure, ProofOutcome | undefined> {
    return watch.run(pollingLimits.decide({ what: 'state' }), this.look(personId, rank), ({ kind }) => kind !== 'ongoing');
  }

  /** One question; nobody answering is one more try (D-30). */
  look(personId: string, rank: string): TE.TaskEither<Failure, ProofOutcome> {
    return pipe(
      this.proofs.outcome(personId, rank),
      TE.orElse(failure => (failure.kind === 'unreachable' ? TE.right<Failure, ProofOutcome>({ kind: 'ongoing' }) : TE.left(failure))),
    );
  }
}
