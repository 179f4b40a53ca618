import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Proofs } from '@application/ports/Proofs';
import type { Failure } from '@application/failure';
import type { ProofCategory } from '@domain/documents/papers';
import { documentsRank } from '@domain/documents/rank';
import { factsOf } from '@domain/holders/receivedFacts';
import { readOf } from '@domain/holders/readOf';
import type { Prospect } from '@domain/holders/prospect';
import type { Participant } from '@domain/journey/words';
import type { ProofFacts } from '@domain/proofs/proof';

/** The person and category of a proof; `prospect`: the person's data on the file. */
export interface ProofOf {
  readonly personId: string;
  readonly participant: Participant;
  readonly prospect: Prospect;
}

/**
 * The data that the analysis read on a person's document; empty where the bank did not validate it, or it names another person. PER-01,
 * D-63
 */
export class ReadProof {
  constructor(private readonly proofs: Proofs) {}

  run({ personId, participant, prospect }: ProofOf, category: ProofCategory): TE.TaskEither<Failure, ProofFacts> {
    return pipe(
      this.proofs.outcome(personId, documentsRank.decide({ participant, category })),
      TE.map((outcome): ProofFacts => (outcome.kind === 'validated' ? readOf(prospect, category, factsOf(outcome)) : {})),
    );
  }
}
