import type { Terms } from '@brands/brand';
import { brandFacts, brands, type Brand } from '@domain/brand/variant';
import { tableOf } from '@domain/kernel/tableOf';

export type { Terms };

type Welcome = (typeof brandFacts)[Brand]['welcome']['id'];
export type Promotion = 'youth' | Welcome | 'none';

const welcomes: readonly (readonly [Welcome, Terms])[] = brands.map(brand => [brandFacts[brand].welcome.id, brandFacts[brand].welcome]);

/** The names of the brands' welcome offers, each once. */
export const welcomePromotions = [...new Set(welcomes.map(([id]) => id))];

/** The terms of every promotion; the youth offer's reduced price lasts until the age limit. OFR-15 */
export const terms: Readonly<Record<Promotion, Terms>> = {
  ...tableOf(welcomes),
  youth: { of: 'card', free: 12, share: { paid: 0.5 } },
  none: { of: 'card', free: 0 },
};

const cents = (euros: number): number => Math.round(euros * 100);

/**
 * Applies a promotion's terms to a price in euros; `offeredPayments`: the number of months of the first promotion, where the bank sends
 * one. D-45
 */
export const priceBy = ({ free, share }: Terms, price: number, offeredPayments: number | null) => {
  const usual = free > 0 ? free : (share?.months ?? 0);
  const months = usual === 0 ? 0 : Math.max(0, offeredPayments ?? usual);
  const cheaper = Math.round(cents(price) * (share?.paid ?? 1)) / 100;
  const [firstly, afterwards] = free > 0 ? [0, cheaper] : [cheaper, price];
  return { standard: price, promoted: months === 0 ? afterwards : firstly, months, afterwards };
};
