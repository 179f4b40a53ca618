import type { PrintedFacts } from './facts';
import type { CardSide } from './kinds';

/**
 * Things that an analysis speaks of, under the names that travel in `read` and `expected` (XTR-02). Days are ISO, `country` is three letters,
 * `document` a kind of printed document, `sides` and `models` lists with commas. `issuedAfter` (excluded), `issuedUntil` and `expiresFrom`
 * (included) are limits; `taxYear` is the year that a tax reference begins with.
 */
type Limit = 'models' | 'taxYear' | 'issuedAfter' | 'issuedUntil' | 'expiresFrom';
export type FindingName = Exclude<keyof PrintedFacts, 'kind' | 'side'> | 'document' | 'sides' | Limit;

export type Findings = { readonly [Name in FindingName]?: string };

export const PORTRAIT = { true: 'present', false: 'absent' } as const;

/** All that a document says, as it travels. `sides`: those found, where it has sides. */
export const findingsOf = ({ kind, side, portrait, ...said }: PrintedFacts, sides: readonly CardSide[]): Findings => ({
  document: kind,
  ...said,
  ...(portrait === undefined ? {} : { portrait: PORTRAIT[`${portrait}`] }),
  ...(side === undefined ? {} : { sides: sides.join(',') }),
});
