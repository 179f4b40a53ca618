import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Proofs } from '@application/ports/Proofs';
import type { Failure } from '@application/failure';
import { documentsRank } from '@domain/documents/rank';
import type { Participant } from '@domain/journey/words';
import type { ProofFacts } from '@domain/proofs/proof';

/** What the analysis read on a person's identity document; nothing where it was not validated. PER-01 */
export class ReadIdentity {
  constructor(private readonly proofs: Proofs) {}

  run(personId: string, participant: Participant): TE.TaskEither<Failure, ProofFacts> {
    return pipe(
      this.proofs.outcome(personId, documentsRank.decide({ participant, category: 'identity' })),
      TE.map((outcome): ProofFacts => (outcome.kind === 'validated' ? outcome.read : {})),
    );
  }
}
