import { holdersShownOfOther, type Part, type Seen } from '@domain/holders/shownOfOther';
import { journeyOtherHolder } from './otherHolder';

/** What a signed-in user sees of a holder. */
export const seenOf = (given: Parameters<typeof journeyOtherHolder.decide>[0], what: Part): Seen =>
  journeyOtherHolder.decide(given) === 'whole' ? 'shown' : holdersShownOfOther.decide({ what });
