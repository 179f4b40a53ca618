import type { DossierJourney } from '@ui/journey/DossierJourney';
import type { Found } from '@ui/screens/analysis/Found';

/** The status of a document at the bank: in analysis, not accepted by the analysis or an adviser, or controlled. */
export type Received = 'under' | 'failed' | 'settled';

/**
 * The status of the document of a rank, by its last known result: the bank's state, or a later outcome. Undefined: the bank has no
 * document, it is being replaced, or its pages must be sent again because the bank refuses a second control of an accepted document
 * (D-126). STP-06
 */
export const receivedAt = ({ dossier, steps }: DossierJourney, rank: string, found: Found): Received | undefined => {
  const proof = dossier.state.proofs.find(each => each.rank === rank && each.controlId !== undefined);
  if (proof === undefined || found.replacing === rank) return undefined;
  const { controlResult } = proof;
  if (controlResult === 'OK') {
    const isCurrent = steps.at.step === dossier.state.task || dossier.state.papersFirst === true;
    return steps.at.correcting || isCurrent ? 'settled' : undefined;
  }
  const outcome = found.last(rank);
  if (controlResult !== undefined || outcome?.kind === 'failed' || outcome?.kind === 'error') return 'failed';
  return outcome?.kind === 'validated' ? 'settled' : 'under';
};
