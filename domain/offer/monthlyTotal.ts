import type { offerPrice } from './price';

/** A card's price with its promotion: euros a month, and for how many months it is promoted. */
export type MonthlyPrice = ReturnType<typeof offerPrice.decide>;

/** Euros a month. `promoted` and `afterwards` are equal without a promotion; `months` is undefined where promotions end at different times. */
export interface MonthlyTotal {
  readonly promoted: number;
  readonly afterwards: number;
  readonly months: number | undefined;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((cents, euros) => cents + Math.round(euros * 100), 0) / 100;

/** Adds up card prices and what costs the same every month (`fixed`, euros). */
export const monthlyTotal = (cards: readonly MonthlyPrice[], fixed: readonly number[]): MonthlyTotal => {
  const spans = new Set(cards.map(card => card.months).filter(months => months > 0));
  const [months] = spans;
  return {
    promoted: sum([...cards.map(card => card.promoted), ...fixed]),
    afterwards: sum([...cards.map(card => card.afterwards), ...fixed]),
    months: spans.size === 1 ? months : undefined,
  };
};
