import * as E from 'fp-ts/Either';
import { runInAction } from 'mobx';
import type { ReadProof } from '@application/prospect/ReadProof';
import type { ProofCategory } from '@domain/documents/papers';
import { documentsRank } from '@domain/documents/rank';
import type { ProofFacts } from '@domain/proofs/proof';
import { paperOfCode } from '@domain/proofs/slot';
import { offeredMessages } from '@ui/copy/fr/offered';
import { observed } from '@ui/mvvm/observed';
import { whose } from './autocomplete';
import type { FileJourney } from './FileJourney';

/** Facts read on a validated document of the step's participant; empty when they fail to load. D-63 */
export class Reading {
  facts: ProofFacts = {};

  constructor(
    private readonly journey: FileJourney,
    private readonly readProof: ReadProof,
    private readonly category: ProofCategory,
  ) {
    observed(this);
  }

  /** Text with its source. */
  said(what: string): string | undefined {
    const rank = documentsRank.decide({ participant: this.journey.participant, category: this.category });
    const proof = this.journey.file.state.proofs.find(each => each.rank === rank);
    const paper = proof && paperOfCode(proof.documentCode);
    const own = whose(this.journey) === 'individual' && this.journey.steps.mode === 'omc';
    return paper && offeredMessages.read(paper, own, what);
  }

  async ask(): Promise<void> {
    const read = await this.readProof.run(this.journey, this.category)();
    if (E.isRight(read)) runInAction(() => (this.facts = read.right));
  }
}
