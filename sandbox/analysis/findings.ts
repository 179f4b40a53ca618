import type { PrintedFacts } from './facts';
import type { CardSide } from './kinds';
import { countryInWords, kindWords, portraitWords, sidesInWords } from './words';

/** Limits: `issuedAfter` (that day excluded), `issuedUntil` and `expiresFrom` (included); `taxYear`: what a tax reference begins with; `withoutMention`: words that an address should not hold. */
type Limit = 'models' | 'taxYear' | 'issuedAfter' | 'issuedUntil' | 'expiresFrom' | 'withoutMention';

/** Names under which `read` and `expected` travel; the client may read the texts, days are ISO. XTR-02 */
export type FindingName = Exclude<keyof PrintedFacts, 'kind' | 'side'> | 'document' | 'sides' | Limit;

export type Findings = { readonly [Name in FindingName]?: string };

/** All that a document says, as it travels. `sides`: those found, where it has sides. */
export const findingsOf = ({ kind, side, portrait, country, ...said }: PrintedFacts, sides: readonly CardSide[]): Findings => ({
  document: kindWords[kind],
  ...said,
  ...(country === undefined ? {} : { country: countryInWords(country) }),
  ...(portrait === undefined ? {} : { portrait: portraitWords[`${portrait}`] }),
  ...(side === undefined ? {} : { sides: sidesInWords(sides) }),
});
