import { displayDay, isDay } from '@domain/kernel/day';
import type { FileJourney } from '@ui/journey/FileJourney';
import type { ReviewRounds } from '@ui/journey/ReviewRounds';
import { observed } from '@ui/mvvm/observed';

/** The client waits for the adviser, who prepares or corrects the file. D-47 */
export class WithAdviserViewModel {
  constructor(
    readonly journey: FileJourney,
    readonly rounds: ReviewRounds,
  ) {
    observed(this);
  }

  /** The client has reported an error, which the adviser corrects. */
  get corrected(): boolean {
    const { holder, coHolder } = this.journey.state;
    return [holder, coHolder].some(person => person?.done?.includes('errorReported') ?? false);
  }

  get keptUntil(): string | undefined {
    const { keptUntil } = this.journey.state;
    return isDay(keptUntil) ? displayDay(keptUntil) : undefined;
  }
}
