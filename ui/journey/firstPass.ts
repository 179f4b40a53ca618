import type { Answers } from '@domain/journey/answers';

/** No card chosen yet: answers can be stored at once, as they clear nothing. STP-12, STP-14 */
export const isFirstPass = ({ selection, offerConfirmed }: Answers): boolean => selection.length === 0 && !offerConfirmed;
