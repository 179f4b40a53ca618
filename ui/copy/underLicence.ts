import type { BrandFacts } from '@domain/brand/variant';

/** The brands under one licence, as a sentence lists them; empty: the brand is alone. XTR-47 */
export const underLicence = ({ name, sharedLicence }: Pick<BrandFacts, 'name' | 'sharedLicence'>): string =>
  sharedLicence.length === 0 ? '' : [name, ...sharedLicence].join(', ');
