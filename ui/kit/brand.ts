import { createContext, useContext } from 'react';
import { brands, type Brand } from '@domain/brand/variant';

/** What the kit needs to know of the bank it dresses: its name for titles, its drawings for the header and the cards. CFG-03 */
export interface BrandLook {
  readonly brand: Brand;
  readonly name: string;
  /** Address of the brand's logo set, without fragment; empty: no drawing, the name is written instead. */
  readonly logoUrl: string;
}

export const BrandContext = createContext<BrandLook>({ brand: brands[0], name: '', logoUrl: '' });

export const useBrand = (): BrandLook => useContext(BrandContext);
