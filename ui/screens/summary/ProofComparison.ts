import * as TE from 'fp-ts/TaskEither';
import { documentsOfRank } from '@domain/proofs/ofRank';
import type { CompareProofs, ReadOnProofs } from '@application/summary/CompareProofs';
import type { Described } from '@domain/holders/describe';
import type { Participant } from '@domain/journey/words';
import { acrossPeople, comparables, typedAndRead, type AcrossPeople, type TypedAndRead } from '@domain/holders/typedAndRead';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import { Latest } from '@ui/mvvm/Latest';
import { observed } from '@ui/mvvm/observed';

type StreetTypes = Readonly<Partial<Record<Participant, Described['address']['streetType']>>>;

/** `received`: from a wallet, and not read on a document. XTR-38 */
export type ComparedLine = TypedAndRead & { readonly received: boolean };

/** Compares typed answers with those read on the proofs. XTR-22 */
export class ProofComparison {
  private read: ReadOnProofs | undefined = undefined;
  private readonly latest = new Latest();

  constructor(
    private readonly journey: DossierJourney,
    private readonly compareProofs: CompareProofs,
  ) {
    observed(this);
  }

  /** The facts have loaded, or failed to. */
  get settled(): boolean {
    return this.read !== undefined;
  }

  /** Undefined while loading. */
  ofPerson(who: Participant, streetTypes: StreetTypes): readonly ComparedLine[] | undefined {
    const person = this.journey.dossier.people[who];
    if (this.read === undefined || person === undefined) return undefined;
    const { facts, received } = this.read[who];
    return typedAndRead(person, facts, streetTypes[who])
      .filter(({ what }) => what !== 'address' || this.streetKnown(who, streetTypes))
      .map(line => ({ ...line, received: received.includes(comparables[line.what]) }));
  }

  across(streetTypes: StreetTypes): readonly AcrossPeople[] {
    const { TIT, COT } = this.journey.dossier.people;
    if (COT === undefined) return [];
    const known = this.streetKnown('TIT', streetTypes) && this.streetKnown('COT', streetTypes);
    return acrossPeople(TIT, COT, streetTypes).filter(({ what }) => what !== 'address' || known);
  }

  /** A street is compared in words: without the label of its type it is not. PER-10 */
  private streetKnown(who: Participant, streetTypes: StreetTypes): boolean {
    return !this.journey.dossier.people[who]?.address.streetType || streetTypes[who] !== undefined;
  }

  /** `seesWhole`: only the proofs of these people are asked for. D-123 */
  enter(seesWhole: (of: Participant) => boolean): void {
    const { ids, proofs } = this.journey.dossier.state;
    const seen = proofs.filter(({ rank }) => seesWhole(documentsOfRank.decide({ rank }).participant));
    void this.latest.run(TE.fromTask(this.compareProofs.run({ ids, proofs: seen })), () => undefined, this.keep);
  }

  private keep(read: ReadOnProofs): void {
    this.read = read;
  }
}
