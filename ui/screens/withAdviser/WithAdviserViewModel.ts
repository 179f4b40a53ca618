import { hasDone } from '@domain/journey/signingProgress';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import type { ReviewRounds } from '@ui/journey/ReviewRounds';
import { observed } from '@ui/mvvm/observed';

/** The client waits while the adviser prepares or corrects the file. D-47 */
export class WithAdviserViewModel {
  constructor(
    readonly journey: DossierJourney,
    readonly rounds: ReviewRounds,
  ) {
    observed(this);
  }

  /** The client has reported an error; the adviser is correcting it. */
  get corrected(): boolean {
    return (['TIT', 'COT'] as const).some(who => hasDone(this.journey.dossier.state, who, 'errorReported'));
  }
}
