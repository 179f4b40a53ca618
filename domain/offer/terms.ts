import type { Terms } from '@brands/brand';
import { brandFacts, brands, type Brand } from '@domain/brand/variant';
import { tableOf } from '@domain/kernel/tableOf';

export type { Terms };

type Welcome = (typeof brandFacts)[Brand]['welcome']['id'];
export type Promotion = 'youth' | Welcome | 'none';

const welcomes: readonly (readonly [Welcome, Terms])[] = brands.map(brand => [brandFacts[brand].welcome.id, brandFacts[brand].welcome]);

/** The welcome offers of the brands by name, each once. */
export const welcomePromotions = [...new Set(welcomes.map(([id]) => id))];

/** What every promotion says of a price; the youth offer's share is paid until it ends with the age. OFR-15 */
export const terms: Readonly<Record<Promotion, Terms>> = {
  ...tableOf(welcomes),
  youth: { of: 'card', free: 12, share: { paid: 0.5 } },
  none: { of: 'card', free: 0 },
};

const cents = (euros: number): number => Math.round(euros * 100);

/** A price in euros by the terms of a promotion; `offeredPayments`: for how many months the bank offers the first part of them, where it says so. D-45 */
export const priceBy = ({ free, share }: Terms, price: number, offeredPayments: number | null) => {
  const usual = free > 0 ? free : (share?.months ?? 0);
  const months = usual === 0 ? 0 : Math.max(0, offeredPayments ?? usual);
  const cheaper = Math.round(cents(price) * (share?.paid ?? 1)) / 100;
  const [firstly, afterwards] = free > 0 ? [0, cheaper] : [cheaper, price];
  return { standard: price, promoted: months === 0 ? afterwards : firstly, months, afterwards };
};
