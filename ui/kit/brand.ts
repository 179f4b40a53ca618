import { createContext, useContext } from 'react';
import { brandFacts, firstBrand, type Brand, type BrandFacts } from '@domain/brand/variant';

/** What the kit needs to know of the bank it dresses: its name for titles, its drawings for the header and the cards. CFG-03 */
export interface BrandLook {
  readonly brand: Brand;
  readonly name: string;
  /** Legal notes in the bank's own words; the others are the group's. */
  readonly notes: BrandFacts['notes'];
  /** Address of the brand's logo set, without fragment; empty: no drawing, the name is written instead. */
  readonly logoUrl: string;
}

/** How a brand looks; `logoUrl`: as BrandLook has it. */
export const lookOf = (brand: Brand, logoUrl = ''): BrandLook => {
  const { name, notes } = brandFacts[brand];
  return { brand, name, notes, logoUrl };
};

export const BrandContext = createContext<BrandLook>(lookOf(firstBrand.code));

export const useBrand = (): BrandLook => useContext(BrandContext);
