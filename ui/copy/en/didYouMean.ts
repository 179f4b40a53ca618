import type { Wording } from '../byReader';
import type * as fr from '../fr/didYouMean';

/** Asks about a probable typing mistake; never rejects it. D-74, D-128 */
export const didYouMeanMessages: Wording<typeof fr.didYouMeanMessages> = {
  meant: value => `Did you mean ${value}?`,
  take: 'Correct it',
};
