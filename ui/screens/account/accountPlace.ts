import { pageIn } from '@domain/journey/pages';
import type { PageName } from '@domain/journey/steps';
import type { StepEntry } from '@ui/journey/StepHistory';

const nothing: readonly PageName[] = ['HomePage', 'AccountTypeForm', 'AgeForm', 'OfferForm'];
/** Pages whose content is the receipt. */
const content: readonly PageName[] = ['OfferConfirmation', 'FinalizeProgress', 'FinalizeKo', 'FinalizePage', 'WelcomePage'];
/** Frames of video, code and signature, which need a phone's whole window. */
const frames: readonly PageName[] = ['LivenessPage', 'DocuSignPage'];

export type AccountPlace = 'nowhere' | 'beside' | 'both';

/** Where the account is shown on a page: nowhere, beside it on a desktop, or also in a strip above it on a phone. D-106 */
export const accountPlace = (page: PageName): AccountPlace => {
  if (nothing.includes(page) || content.includes(page)) return 'nowhere';
  return frames.includes(page) ? 'beside' : 'both';
};

interface Entering {
  readonly entry: Pick<StepEntry, 'step' | 'page'> | undefined;
  /** A dossier is being opened. */
  readonly opens: boolean;
  /** Back from the provider of the signature: its page follows, without a strip. */
  readonly atSignature: boolean;
}

/** Where the account will be, while the page that somebody comes to is not known. XTR-60 */
export const placeOnEntry = ({ entry, opens, atSignature }: Entering): AccountPlace => {
  if (entry) return accountPlace(pageIn(entry.step, entry.page));
  return opens && !atSignature ? 'both' : 'nowhere';
};
