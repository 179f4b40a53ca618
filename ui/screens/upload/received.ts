import type { FileJourney } from '@ui/journey/FileJourney';
import type { Found } from '@ui/screens/analysis/Found';

/** Where a document at the bank stands: under analysis, not accepted by the analysis or an adviser, or its control is over. */
export type Received = 'under' | 'failed' | 'settled';

/**
 * Where the document of a rank stands, by its last known result: the bank's state, or an outcome that came since. Undefined: the bank has
 * no document, it is being replaced, or the bank takes no second control of one that it accepted, whose pages are sent again (D-126). STP-06
 */
export const receivedAt = ({ file, steps }: FileJourney, rank: string, found: Found): Received | undefined => {
  const proof = file.state.proofs.find(each => each.rank === rank && each.controlId !== undefined);
  if (proof === undefined || found.replacing === rank) return undefined;
  const { controlResult } = proof;
  if (controlResult === 'OK') return steps.at.correcting || steps.at.step === file.state.task ? 'settled' : undefined;
  const outcome = found.last(rank);
  if (controlResult !== undefined || outcome?.kind === 'failed' || outcome?.kind === 'error') return 'failed';
  return outcome?.kind === 'validated' ? 'settled' : 'under';
};
