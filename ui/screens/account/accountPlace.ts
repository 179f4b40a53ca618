import type { PageName } from '@domain/journey/steps';

const nothing: readonly PageName[] = ['HomePage', 'AccountTypeForm', 'AgeForm', 'OfferForm'];
/** Pages whose content is the receipt. */
const content: readonly PageName[] = ['OfferConfirmation', 'FinalizeProgress', 'FinalizeKo', 'FinalizePage', 'WelcomePage'];
/** Frames of video, code and signature, which need a phone's whole window. */
const frames: readonly PageName[] = ['LivenessPage', 'DocuSignPage'];

/** Where the account is shown on a page: nowhere, beside it on a desktop, or also in a strip above it on a phone. D-106 */
export const accountPlace = (page: PageName): 'nowhere' | 'beside' | 'both' => {
  if (nothing.includes(page) || content.includes(page)) return 'nowhere';
  return frames.includes(page) ? 'beside' : 'both';
};
