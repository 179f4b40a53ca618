import { brands, variantFacts, variants } from '@domain/brand/variant';
import { tableOf } from '@domain/kernel/tableOf';

/** Where the bank listens, counted from its first port, the desk's. */
export const LIVENESS_OFFSET = 21;
export const SIGNATURE_OFFSET = 22;

const MODE_OFFSET = { omc: 1, mdc: 11 } as const;
const BRANDS_A_ROW = 5;
/** What a row takes, the pages of the check and the signature included. */
const ROW = 30;

/** The brands in their order, two ports apart; the sixth begins a row of its own. */
export const offsets = tableOf(
  variants.map(variant => {
    const { brand, mode } = variantFacts[variant];
    const at = brands.indexOf(brand);
    return [variant, MODE_OFFSET[mode] + 2 * (at % BRANDS_A_ROW) + ROW * Math.floor(at / BRANDS_A_ROW)];
  }),
);
