import { brands, variantFacts, variants } from '@domain/brand/variant';
import { tableOf } from '@domain/kernel/tableOf';

/** The bank's ports, as offsets from the desk's, which is the first. */
export const LIVENESS_OFFSET = 21;
export const SIGNATURE_OFFSET = 22;
export const WALLET_OFFSET = 23;

const MODE_OFFSET = { omc: 1, mdc: 11 } as const;
const BRANDS_A_ROW = 5;
/** The number of ports in a row, including the video check and the signature. */
const ROW = 30;

/** The brands in order, two ports apart; the sixth brand starts a new row. */
export const offsets = tableOf(
  variants.map(variant => {
    const { brand, mode } = variantFacts[variant];
    const at = brands.indexOf(brand);
    return [variant, MODE_OFFSET[mode] + 2 * (at % BRANDS_A_ROW) + ROW * Math.floor(at / BRANDS_A_ROW)];
  }),
);
