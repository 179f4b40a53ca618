import type { Clock } from '@application/ports/Clock';
import type { FileJourney } from '@ui/journey/FileJourney';
import { ReviewRounds } from '@ui/journey/ReviewRounds';

/** An adviser reviews the proofs; the page goes on by itself when the review ends. MID-01, MID-02 */
export class MiddleControlViewModel {
  readonly rounds: ReviewRounds;

  constructor(
    readonly journey: FileJourney,
    clock: Clock,
  ) {
    this.rounds = new ReviewRounds(journey, clock);
  }
}
