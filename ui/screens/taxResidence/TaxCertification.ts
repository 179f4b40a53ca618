import * as TE from 'fp-ts/TaskEither';
import type { Clock } from '@application/browser/ports';
import type { Failure } from '@application/failure';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import { observed } from '@ui/mvvm/observed';
import { certifiesTax } from './certifiesTax';

/** The certification of what another person answered, with the acceptance of the file. PER-08, D-105, D-124 */
export class TaxCertification {
  constructor(
    private readonly journey: DossierJourney,
    private readonly clock: Pick<Clock, 'now'>,
  ) {
    observed(this);
  }

  /** The connected person's tax residence is answered, and nobody has certified it. */
  get owed(): boolean {
    const fiscal = this.fiscal;
    return fiscal?.frenchTaxResident !== undefined && fiscal.certifiedAt === undefined && certifiesTax(this.journey);
  }

  save(): TE.TaskEither<Failure, void> {
    const fiscal = this.fiscal;
    if (!this.owed || fiscal === undefined) return TE.right(undefined);
    return this.journey.save({ fiscal: { ...fiscal, certifiedAt: this.clock.now() } }, { of: this.journey.connected });
  }

  private get fiscal() {
    return this.journey.dossier.people[this.journey.connected]?.fiscal;
  }
}
