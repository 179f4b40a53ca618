import type { Clock } from '@application/ports/Clock';
import type { FileJourney } from '@ui/journey/FileJourney';
import { ReviewRounds } from '@ui/journey/ReviewRounds';

/** The bank looks for look-alikes; the prospect waits. D-08, STP-15 */
export class DuplicatesViewModel {
  readonly rounds: ReviewRounds;

  constructor(journey: FileJourney, clock: Clock) {
    this.rounds = new ReviewRounds(journey, clock);
  }
}
