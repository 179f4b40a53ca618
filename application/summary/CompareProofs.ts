import type { Task } from 'fp-ts/Task';
import type { Proofs } from '@application/ports/Proofs';
import { documentsOfRank } from '@domain/documents/ofRank';
import type { ProofCategory } from '@domain/documents/papers';
import { factsOf } from '@domain/holders/receivedFacts';
import type { FileState } from '@domain/journey/fileState';
import type { Participant } from '@domain/journey/words';
import type { ProofFacts } from '@domain/proofs/proof';

/** The data read on each person's proofs. */
export type ReadOnProofs = Readonly<Record<Participant, Readonly<Partial<Record<ProofCategory, ProofFacts>>>>>;

/**
 * The data that the bank read on every proof of a file. Advisory: a proof whose outcome fails to load, or that was not read, counts as
 * empty. XTR-22
 */
export class CompareProofs {
  constructor(private readonly proofs: Proofs) {}

  run({ proofs, ids }: Pick<FileState, 'proofs' | 'ids'>): Task<ReadOnProofs> {
    return async () => {
      const all: Record<Participant, Partial<Record<ProofCategory, ProofFacts>>> = { TIT: {}, COT: {} };
      const reading = proofs.map(async ({ rank }) => {
        const { participant, category } = documentsOfRank.decide({ rank });
        all[participant][category] = await this.factsOf(ids[participant], rank);
      });
      await Promise.all(reading);
      return all;
    };
  }

  private async factsOf(personId: string | undefined, rank: string): Promise<ProofFacts> {
    const outcome = personId === undefined ? undefined : await this.proofs.outcome(personId, rank)();
    return outcome?._tag === 'Right' ? factsOf(outcome.right) : {};
  }
}
