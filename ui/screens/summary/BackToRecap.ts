import { recapBefore } from '@domain/journey/dossierSteps';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import { Attempt } from '@ui/mvvm/Attempt';
import { observed } from '@ui/mvvm/observed';
import type { OpeningConfirmed } from '../welcome/OpeningConfirmed';

/** From the acceptance to the signature, a person returns to their recap: the bank voids what they accepted. D-108 */
export class BackToRecap {
  asking = false;
  readonly going: Attempt;

  constructor(
    readonly journey: DossierJourney,
    private readonly confirmed: OpeningConfirmed,
  ) {
    this.going = new Attempt(journey);
    observed(this);
  }

  /** The recap is the person's first page, where the adviser or the holder corrects the rest. */
  get readsOnly(): boolean {
    const { dossier, connected } = this.journey;
    return connected === 'COT' || dossier.state.mode === 'mdc';
  }

  ask(asking: boolean): void {
    this.asking = asking;
  }

  async go(): Promise<void> {
    const { dossier, connected, steps } = this.journey;
    const to = recapBefore(steps.at.step, connected);
    if (to === undefined) return;
    this.confirmed.remove(dossier.state.idEne, connected);
    await this.going.run(this.journey.sendTo(to), this.go);
    this.asking = false;
  }
}
