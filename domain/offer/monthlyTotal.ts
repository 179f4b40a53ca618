import { rule } from '@domain/kernel/rule';
import { list, number, record, whole } from '@domain/kernel/shape';
import type { offerPrice } from './price';

/** A card's price with its promotion: euros a month, and the number of promoted months. */
export type MonthlyPrice = ReturnType<typeof offerPrice.decide>;

/**
 * Euros a month. `promoted` and `afterwards` are equal without a promotion; `months` is undefined where promotions end at different
 * times.
 */
export interface MonthlyTotal {
  readonly promoted: number;
  readonly afterwards: number;
  readonly months: number | undefined;
}

/** Adds up euros to the cent. */
export const sum = (amounts: readonly number[]): number => amounts.reduce((cents, euros) => cents + Math.round(euros * 100), 0) / 100;

/** Adds up card prices and constant monthly costs (`fixed`, euros). */
export const monthlyTotal = (cards: readonly MonthlyPrice[], fixed: readonly number[]): MonthlyTotal => {
  const spans = new Set(cards.map(card => card.months).filter(months => months > 0));
  const [months] = spans;
  return {
    promoted: sum([...cards.map(card => card.promoted), ...fixed]),
    afterwards: sum([...cards.map(card => card.afterwards), ...fixed]),
    months: spans.size === 1 ? months : undefined,
  };
};

const free = { standard: 3.5, promoted: 0, months: 12, afterwards: 3.5 };
const half = { standard: 8, promoted: 0, months: 12, afterwards: 4 };
const plain = { standard: 2, promoted: 2, months: 0, afterwards: 2 };

export const offerMonthlyTotal = rule({
  id: 'offer.monthlyTotal',
  requirements: ['OFR-14', 'OFR-15', 'OPT-03'],
  title: { fr: 'Total mensuel', en: 'Monthly total' },
  says: {
    fr: 'Le total additionne les cartes et ce qui coûte la même chose chaque mois, au centime ; la durée de la promotion est dite si elle est la même pour toutes les cartes qui en ont une.',
    en: 'The total adds up cards and what costs the same every month, to the cent; how long the promotion lasts is told where it is the same for all cards that have one.',
  },
  input: record({ cards: list(record({ standard: number, promoted: number, months: whole, afterwards: number })), fixed: list(number) }),
  decide: ({ cards, fixed }) => {
    const { months, ...amounts } = monthlyTotal(cards, fixed);
    return { ...amounts, months: months ?? null };
  },
  examples: [
    ['a free card and an insurance', { cards: [free], fixed: [2.1] }, { promoted: 2.1, afterwards: 5.6, months: 12 }],
    ['two cards promoted for as long', { cards: [free, half], fixed: [] }, { promoted: 0, afterwards: 7.5, months: 12 }],
    [
      'two cards promoted for different times',
      { cards: [free, { ...half, months: 6 }], fixed: [] },
      { promoted: 0, afterwards: 7.5, months: null },
    ],
    ['one promoted, one not', { cards: [free, plain], fixed: [] }, { promoted: 2, afterwards: 5.5, months: 12 }],
    ['no promotion', { cards: [plain], fixed: [] }, { promoted: 2, afterwards: 2, months: null }],
    [
      'amounts that binary fractions do not hold',
      { cards: [{ ...plain, promoted: 0.1, afterwards: 0.1 }], fixed: [0.2] },
      { promoted: 0.3, afterwards: 0.3, months: null },
    ],
    ['nothing chosen', { cards: [], fixed: [] }, { promoted: 0, afterwards: 0, months: null }],
  ],
});
