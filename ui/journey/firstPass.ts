import type { Answers } from '@domain/journey/answers';

/** Nothing chosen yet hangs on the first questions: an answer may be kept as soon as it is given, for it clears nothing. STP-12, STP-14 */
export const isFirstPass = ({ selection, offerConfirmed }: Answers): boolean => selection.length === 0 && !offerConfirmed;
