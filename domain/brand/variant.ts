import type { BrandFacts, Weekday } from '@brands/brand';
import * as brandFacts from '@brands/index';
import { tableOf } from '@domain/kernel/tableOf';
import type { Mode } from '@domain/kernel/words';

/** A brand's own facts, by code; its texts are in ui/copy. CFG-03 */
export { brandFacts, type BrandFacts, type Weekday };
export type Brand = keyof typeof brandFacts;

const isBrand = (code: string): code is Brand => Object.hasOwn(brandFacts, code);

const listed = (codes: readonly string[]): readonly [Brand, ...Brand[]] => {
  const [first, ...others] = codes.filter(isBrand);
  if (first === undefined) throw new Error('brands/index.ts lists no brand');
  return [first, ...others];
};

export const brands = listed(Object.keys(brandFacts));

const modes = ['omc', 'mdc'] as const satisfies readonly Mode[];

/** A variant is brand × mode of entry (D-01). */
export type Variant = `${Mode}-${Brand}`;

const everyVariant = modes.flatMap(mode => brands.map(brand => [`${mode}-${brand}`, { brand, mode }] as const));

export const variants: readonly Variant[] = everyVariant.map(([variant]) => variant);
export const variantFacts: Readonly<Record<Variant, { readonly brand: Brand; readonly mode: Mode }>> = tableOf(everyVariant);

/** The first brand of the list and its variants, for code that needs any brand. */
export const firstBrand = { code: brands[0], omc: `omc-${brands[0]}`, mdc: `mdc-${brands[0]}` } as const;

export const environments = ['dev', 'rec', 'val', 'nreg', 'prod'] as const;
export type Environment = (typeof environments)[number];

/** The one fixed value that means production; every other name counts as non-production. CFG-04 */
export const PRODUCTION: Environment = 'prod';
