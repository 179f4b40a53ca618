import * as E from 'fp-ts/Either';
import { runInAction } from 'mobx';
import type { Proofs } from '@application/proofs/ports';
import type { Lists } from '@application/referentials/Lists';
import { documentsRank } from '@domain/proofs/rank';
import type { PaperName, ProofCategory } from '@domain/proofs/papers';
import { typedAndRead, type TypedAndRead } from '@domain/holders/typedAndRead';
import { withDraft } from '@domain/holders/withDraft';
import type { ProofOnDossier } from '@domain/journey/dossierState';
import type { ProofFacts, ProofOutcome } from '@domain/proofs/proof';
import { paperOfCode } from '@domain/proofs/slot';
import type { Entry } from '@domain/referentials/entries';
import { streetKindOf } from '@domain/field/street';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import { observed } from '@ui/mvvm/observed';
import { proofOfPage } from './proofOfPage';

/** What the bank read of the document for the page's answers, compared with what is typed. XTR-54 */
export class PaperReading {
  private outcome: ProofOutcome | undefined = undefined;
  private streetTypes: readonly Entry[] = [];

  constructor(
    private readonly journey: DossierJourney,
    private readonly proofs: Pick<Proofs, 'outcome'>,
    private readonly lists: Pick<Lists, 'streetTypes'>,
  ) {
    observed(this);
  }

  get category(): ProofCategory | undefined {
    return proofOfPage(this.journey.steps.at.page);
  }

  /** The document in the slot of the page's holder. Undefined: none was sent. */
  get proof(): ProofOnDossier | undefined {
    const { rank } = this;
    return this.journey.dossier.state.proofs.find(each => each.rank === rank);
  }

  get paper(): PaperName | undefined {
    return this.proof && paperOfCode(this.proof.documentCode);
  }

  /** Undefined while the bank has not answered, or could not. */
  get read(): ProofFacts | undefined {
    return this.outcome && 'read' in this.outcome ? this.outcome.read : undefined;
  }

  get accepted(): boolean {
    return this.outcome?.kind === 'validated';
  }

  /** Compares the current fields with what was read. */
  get compared(): readonly TypedAndRead[] {
    const { category, journey } = this;
    if (category === undefined) return [];
    const person = withDraft(journey.prospect, category, journey.draft);
    return typedAndRead(person, { [category]: this.read ?? {} }, streetKindOf(this.streetTypes, person.address.streetType));
  }

  enter(): void {
    const { rank, journey } = this;
    if (this.category === 'address')
      void this.lists.streetTypes().then(types => E.isRight(types) && runInAction(() => (this.streetTypes = types.right)));
    if (rank !== undefined && this.proof)
      void this.proofs
        .outcome(journey.personId, rank)()
        .then(came => E.isRight(came) && runInAction(() => (this.outcome = came.right)));
  }

  private get rank(): string | undefined {
    const { participant } = this.journey;
    return this.category && documentsRank.decide({ participant, category: this.category });
  }
}
