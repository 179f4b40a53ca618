import * as E from 'fp-ts/Either';
import type { SettleProof } from '@application/proofs/SettleProof';
import type { FileJourney } from '@ui/journey/FileJourney';
import type { ChosenPapers } from './ChosenPapers';

interface Place {
  readonly journey: FileJourney;
  readonly chosen: ChosenPapers;
  readonly settleProof: SettleProof;
  readonly rank: string;
}

/** Deletes the previous document's sides at the bank, then calls `goOn`; a failure offers a retry. D-72 */
export const withoutOther = async (place: Place, goOn: () => void): Promise<void> => {
  const { journey, chosen, settleProof, rank } = place;
  if (chosen.isOther(rank)) {
    const outcome = await settleProof.remove(rank)();
    if (E.isLeft(outcome)) return journey.fail(outcome.left, () => void withoutOther(place, goOn));
    chosen.clearSides(rank);
  }
  goOn();
};
