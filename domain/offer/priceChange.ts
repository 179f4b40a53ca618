import { rule } from '@domain/kernel/rule';
import { absentOr, boolean, number, record, whole } from '@domain/kernel/shape';
import type { MonthlyTotal } from './monthlyTotal';

const total = record({ promoted: number, afterwards: number, months: absentOr(whole) });
const confirmed = { promoted: 0, afterwards: 1.85, months: 12 };

export const offerPriceChange = rule({
  id: 'offer.priceChange',
  requirements: ['SUM-01', 'OPT-04', 'D-50', 'D-106'],
  title: { fr: 'Le prix a changé depuis la confirmation', en: 'The price changed since it was confirmed' },
  says: {
    fr: 'Le prix accepté au récapitulatif est celui qui a été confirmé ; sinon, l’avant et l’après sont écrits au-dessus de l’acceptation.',
    en: 'The price accepted on the recap is the one confirmed; otherwise before and after are written above the acceptance.',
  },
  input: record({ confirmed: absentOr(total), now: total, promotionRemoved: boolean }),
  decide: ({ confirmed, now, promotionRemoved }): 'none' | 'address' | 'other' => {
    if (confirmed === null) return 'none';
    const same = confirmed.promoted === now.promoted && confirmed.afterwards === now.afterwards && confirmed.months === now.months;
    if (same) return 'none';
    return promotionRemoved ? 'address' : 'other';
  },
  examples: [
    ['the same', { confirmed, now: confirmed, promotionRemoved: false }, 'none'],
    ['no longer half price afterwards', { confirmed, now: { ...confirmed, afterwards: 3.7 }, promotionRemoved: false }, 'other'],
    ['no longer free at first', { confirmed, now: { ...confirmed, promoted: 1.85 }, promotionRemoved: false }, 'other'],
    ['free for less long', { confirmed, now: { ...confirmed, months: 6 }, promotionRemoved: false }, 'other'],
    [
      'an address outside mainland France',
      { confirmed, now: { promoted: 3.7, afterwards: 3.7, months: null }, promotionRemoved: true },
      'address',
    ],
    [
      'no promotion when confirmed, and dearer since',
      {
        confirmed: { promoted: 3.7, afterwards: 3.7, months: null },
        now: { promoted: 4.2, afterwards: 4.2, months: null },
        promotionRemoved: false,
      },
      'other',
    ],
    ['a file that is older than the confirmed price', { confirmed: null, now: confirmed, promotionRemoved: false }, 'none'],
  ],
});

const totalCase = (total: MonthlyTotal) => ({ ...total, months: total.months ?? null });

/** Maps two prices to the rule's input; `before` undefined: the bank has no confirmed price. D-106 */
export const priceCase = (before: MonthlyTotal | undefined, now: MonthlyTotal, promotionRemoved: boolean) => ({
  confirmed: before ? totalCase(before) : null,
  now: totalCase(now),
  promotionRemoved,
});

/** Why the price differs from the confirmed one; `none`: it does not. */
export const priceChange = (before: MonthlyTotal | undefined, now: MonthlyTotal, promotionRemoved: boolean) =>
  offerPriceChange.decide(priceCase(before, now, promotionRemoved));
