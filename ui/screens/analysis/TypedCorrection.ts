import * as TE from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { ReadOfferOnDossier } from '@application/offer/ReadOfferOnDossier';
import type { Clock } from '@application/browser/ports';
import type { ControlAnew } from '@application/proofs/ControlAnew';
import type { ProofCategory } from '@domain/proofs/papers';
import { correctionOf, type Correction } from '@domain/holders/correction';
import { priceChange } from '@domain/offer/priceChange';
import { declaredIn } from '@domain/proofs/controlAnew';
import type { ProofFacts, ProofOutcome } from '@domain/proofs/proof';
import { ofTyping } from '@domain/proofs/nextActions';
import { controlProofs } from '@ui/journey/controlProofs';
import type { DossierJourney } from '@ui/journey/DossierJourney';

/** Corrects what was typed to what the identity document says, with one click. D-126 */
export class TypedCorrection {
  constructor(
    private readonly clock: Pick<Clock, 'today'>,
    private readonly readOffer: Pick<ReadOfferOnDossier, 'run'>,
    private readonly controlAnew: ControlAnew,
  ) {}

  /** The other documents under control with this one, once. */
  takeOthers(rank: string): readonly string[] {
    return this.controlAnew.take().filter(other => other !== rank);
  }

  /**
   * Undefined: not offered. Never for a document that an adviser sent back (D-53), on the recap (D-52), or where the price changes by it,
   * which a form says first (D-50).
   */
  of(journey: DossierJourney, category: ProofCategory, outcome: ProofOutcome, paper: ProofFacts): Correction | undefined {
    if (outcome.kind !== 'failed' || outcome.comment !== undefined || !ofTyping.includes(outcome.reason)) return undefined;
    if (journey.steps.at.correcting) return undefined;
    const { participant, prospect, dossier } = journey;
    const limits = { today: this.clock.today(), other: dossier.people[participant === 'TIT' ? 'COT' : 'TIT'] };
    const correction = correctionOf(prospect, paper, { category, facts: outcome.read }, limits);
    return correction?.birthdate !== undefined && this.changesPrice(journey, correction.birthdate) ? undefined : correction;
  }

  /** Saves it, then has each proof controlled again. `before`: what the proofs were controlled against. */
  run(journey: DossierJourney, { part }: Correction, before: ReturnType<typeof declaredIn>): TE.TaskEither<Failure, boolean> {
    return TE.flatMap(() => controlProofs(journey, this.controlAnew, before))(journey.save(part));
  }

  private changesPrice({ dossier, participant }: DossierJourney, birthdate: NonNullable<Correction['birthdate']>): boolean {
    const before = this.readOffer.run(dossier);
    const now = this.readOffer.run(dossier, { [participant]: birthdate });
    return before === undefined || now === undefined || priceChange(before.total, now.total, false) !== 'none';
  }
}
