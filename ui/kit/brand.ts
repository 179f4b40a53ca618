import { createContext, useContext } from 'react';
import { brandFacts, firstBrand, type Brand, type BrandFacts } from '@domain/brand/variant';

/** Name and drawings of the brand. CFG-03 */
export interface BrandLook {
  readonly brand: Brand;
  readonly name: string;
  readonly licensedBy: BrandFacts['licensedBy'];
  readonly refusedKeptMonths: number;
  readonly videoKeptDays: number;
  readonly sharedLicence: BrandFacts['sharedLicence'];
  readonly authority: BrandFacts['authority'];
  readonly seat: BrandFacts['seat'];
  readonly hours: BrandFacts['hours'];
  readonly relay: BrandFacts['relay'];
  /** The brand's own legal notes; all other notes belong to the group. */
  readonly notes: BrandFacts['notes'];
  /** URL of the brand's logo sprite, without fragment; empty: the name replaces the logo. */
  readonly logoUrl: string;
  /** URL of the logo alone; the document holds it as data, so that the first paint needs no request. */
  readonly logo: string;
}

export const lookOf = (brand: Brand, logoUrl = '', logo = logoUrl && `${logoUrl}#full`): BrandLook => {
  const { name, licensedBy, authority, seat, refusedKeptMonths, videoKeptDays, sharedLicence, hours, relay, notes }: BrandFacts =
    brandFacts[brand];
  return { brand, name, licensedBy, authority, seat, refusedKeptMonths, videoKeptDays, sharedLicence, hours, relay, notes, logoUrl, logo };
};

export const BrandContext = createContext<BrandLook>(lookOf(firstBrand.code));

export const useBrand = (): BrandLook => useContext(BrandContext);
