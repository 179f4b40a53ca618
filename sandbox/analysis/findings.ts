import type { PrintedFacts, ReadFacts } from './facts';
import type { CardSide } from './kinds';
import { countryInWords, kindWords, portraitWords, sidesInWords } from './words';

/**
 * Limits: `issuedAfter` (exclusive), `issuedUntil` and `expiresFrom` (inclusive); `taxYear`: the expected start of a tax reference;
 * `withoutMention`: words that an address must not contain.
 */
type Limit = 'models' | 'taxYear' | 'issuedAfter' | 'issuedUntil' | 'expiresFrom' | 'withoutMention';

/** Wire names of the values in `read` and `expected`; texts are readable for the client, days are ISO. XTR-02 */
export type FindingName = Exclude<keyof PrintedFacts, 'kind' | 'side'> | 'document' | 'nationality' | 'sides' | 'way' | Limit;

export type Findings = { readonly [Name in FindingName]?: string };

const FRENCH = 'FRA';

/** A French identity card or passport says that its holder is French; of a document of another country nothing is concluded. D-63 */
const nationalityOf = ({ kind, country, nationality = country }: ReadFacts): Findings =>
  (kind === 'CNI' || kind === 'PASSPORT') && country === FRENCH && nationality === FRENCH ? { nationality: 'FR' } : {};

/** A document's data for the wire. `sides`: the sides found, if it has sides. */
export const findingsOf = (facts: ReadFacts, sides: readonly CardSide[]): Findings => {
  const { kind, side, portrait, country, issued, nationality: _, ...said } = facts;
  return {
    document: kindWords[kind],
    ...said,
    ...nationalityOf(facts),
    ...(issued === undefined ? {} : { issued }),
    ...(country === undefined ? {} : { country: countryInWords(country) }),
    ...(portrait === undefined ? {} : { portrait: portraitWords[`${portrait}`] }),
    ...(side === undefined ? {} : { sides: sidesInWords(sides) }),
  };
};
