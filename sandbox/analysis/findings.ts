import type { CardSide } from './kinds';
import type { PrintedFacts } from './facts';

/**
 * Things that an analysis speaks of, under the names that travel in `read` and `expected` (XTR-02). Days are ISO, `country` is three letters,
 * `document` a kind of printed document, `sides` and `models` lists with commas. `issuedAfter` (excluded), `issuedUntil` and `expiresFrom` (included) are limits; `taxYear` is the year that a tax reference begins with.
 */
export type FindingName =
  Exclude<keyof PrintedFacts, 'kind' | 'side'> | 'document' | 'sides' | 'models' | 'issuedAfter' | 'issuedUntil' | 'expiresFrom';

export type Findings = { readonly [Name in FindingName]?: string };

export const PORTRAIT = { true: 'present', false: 'absent' } as const;

/** All that a document says, as it travels. */
export const findingsOf = ({ kind, portrait, ...said }: PrintedFacts, sides: readonly CardSide[]): Findings => {
  const { side: _, ...rest } = said;
  return {
    document: kind,
    ...rest,
    ...(portrait === undefined ? {} : { portrait: PORTRAIT[`${portrait}`] }),
    ...(sides.length === 0 ? {} : { sides: sides.join(',') }),
  };
};
