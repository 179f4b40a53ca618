import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Proofs } from '@application/proofs/ports';
import type { Failure } from '@application/failure';
import { DeviceReadings } from '@application/proofs/DeviceReadings';
import type { ProofCategory } from '@domain/proofs/papers';
import { documentsRank } from '@domain/proofs/rank';
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

/** `validated`: the bank read them on a document that it validated; false: the device did. */
export interface ReadOfProof {
  readonly facts: ProofFacts;
  readonly validated: boolean;
}

/**
 * The data of a person's document: what the bank's analysis read, where the bank validated the document, else what the device read in its
 * 2D-Doc (XTR-19); empty where the document names another person. PER-01, D-63
 */
export class ReadProof {
  constructor(
    private readonly proofs: Proofs,
    private readonly device: Pick<DeviceReadings, 'factsOf'> = new DeviceReadings(),
  ) {}

  run({ personId, participant, prospect }: ProofOf, category: ProofCategory): TE.TaskEither<Failure, ReadOfProof> {
    const rank = documentsRank.decide({ participant, category });
    return pipe(
      this.proofs.outcome(personId, rank),
      TE.map(outcome => {
        const read = outcome.kind === 'validated' ? factsOf(outcome) : {};
        const validated = Object.keys(read).length > 0;
        const facts = validated ? read : this.device.factsOf(rank, category);
        return { facts: readOf(prospect, category, facts), validated };
      }),
    );
  }
}
