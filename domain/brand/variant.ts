import type { Mode } from '@domain/kernel/words';

/** The two brands of the group. This table is the only place that names their codes (CFG-03); the rest reads typed data. */
export const brands = ['01', '03'] as const;
export type Brand = (typeof brands)[number];

/** What is the bank's own; its words stand in ui/copy. */
export interface BrandFacts {
  readonly name: string;
  readonly welcomePromotion: 'welcome-card-free-one-year' | 'welcome-six-months-fees-free';
}

export const brandFacts: Readonly<Record<Brand, BrandFacts>> = {
  '01': { name: 'Valdrune', welcomePromotion: 'welcome-card-free-one-year' },
  '03': { name: 'Maréole', welcomePromotion: 'welcome-six-months-fees-free' },
};

/** A variant is brand × mode of entry (D-01). */
export const variants = ['omc-01', 'omc-03', 'mdc-01', 'mdc-03'] as const;
export type Variant = (typeof variants)[number];

export const variantFacts: Readonly<Record<Variant, { readonly brand: Brand; readonly mode: Mode }>> = {
  'omc-01': { brand: '01', mode: 'omc' },
  'omc-03': { brand: '03', mode: 'omc' },
  'mdc-01': { brand: '01', mode: 'mdc' },
  'mdc-03': { brand: '03', mode: 'mdc' },
};

export const environments = ['dev', 'rec', 'val', 'nreg', 'prod'] as const;
export type Environment = (typeof environments)[number];

/** The one fixed value that means production; every other name counts as non-production. CFG-04 */
export const PRODUCTION: Environment = 'prod';
