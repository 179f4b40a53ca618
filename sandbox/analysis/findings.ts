import type { PrintedFacts, ReadFacts } from './facts';
import type { CardSide } from './kinds';
import { countryInWords, kindWords, portraitWords, sidesInWords } from './words';

/**
 * Limits: `issuedAfter` (exclusive), `issuedUntil` and `expiresFrom` (inclusive); `taxYear`: the expected start of a tax reference;
 * `withoutMention`: words that an address must not contain.
 */
type Limit = 'models' | 'taxYear' | 'issuedAfter' | 'issuedUntil' | 'expiresFrom' | 'withoutMention';

/** Wire names of the values in `read` and `expected`; texts are readable for the client, days are ISO. XTR-02 */
export type FindingName = Exclude<keyof PrintedFacts, 'kind' | 'side'> | 'document' | 'sides' | 'way' | Limit;

export type Findings = { readonly [Name in FindingName]?: string };

/** A document's data for the wire. `sides`: the sides found, if it has sides. */
export const findingsOf = ({ kind, side, portrait, country, issued, ...said }: ReadFacts, sides: readonly CardSide[]): Findings => ({
  document: kindWords[kind],
  ...said,
  ...(issued === undefined ? {} : { issued }),
  ...(country === undefined ? {} : { country: countryInWords(country) }),
  ...(portrait === undefined ? {} : { portrait: portraitWords[`${portrait}`] }),
  ...(side === undefined ? {} : { sides: sidesInWords(sides) }),
});
