import { CLASSIC_FROM } from '@domain/eligibility/youth';
import { rule } from '@domain/kernel/rule';
import { absentOr, number, record, whole } from '@domain/kernel/shape';
import { promotion, type Promotion } from './promotion';

/** `months`: how long it is free; `sharePaidAfter`: the share of the price paid from then on, until the youth offer ends where it is one. */
interface Terms {
  readonly months: number;
  readonly sharePaidAfter: number;
}

const terms: Readonly<Record<Promotion, Terms>> = {
  youth: { months: 12, sharePaidAfter: 0.5 },
  'welcome-card-free-one-year': { months: 12, sharePaidAfter: 1 },
  'welcome-six-months-fees-free': { months: 6, sharePaidAfter: 1 },
  none: { months: 0, sharePaidAfter: 1 },
};

const cents = (euros: number): number => Math.round(euros * 100);

export const offerPrice = rule({
  id: 'offer.price',
  requirements: ['OFR-14', 'OFR-15', 'CFG-08', 'D-45'],
  title: { fr: 'Prix mensuel d’une carte avec sa promotion', en: 'Monthly price of a card with its promotion' },
  says: {
    fr: 'Offre jeunes : gratuite {youthMonths} mois, puis {youthShare} % du prix avant {classicFrom} ans. Bienvenue : gratuite {cardMonths} ou {feesMonths} mois selon la banque, puis plein tarif. Le nombre de mensualités offertes par la banque l’emporte.',
    en: 'Youth: free for {youthMonths} months, then {youthShare} % of the price under {classicFrom}. Welcome: free for {cardMonths} or {feesMonths} months by brand, then the standard price. The number of payments that the bank offers prevails.',
  },
  clauses: [['under', 'youth', 'welcome, card free for a year']],
  parameters: {
    youthMonths: { value: terms.youth.months, unit: 'months free' },
    youthShare: { value: terms.youth.sharePaidAfter * 100, unit: '% of the price' },
    cardMonths: { value: terms['welcome-card-free-one-year'].months, unit: 'months free' },
    feesMonths: { value: terms['welcome-six-months-fees-free'].months, unit: 'months free' },
    classicFrom: { value: CLASSIC_FROM, unit: 'whole years', limit: 'excluded' },
  },
  input: record({ price: number, promotion, offeredPayments: absentOr(whole) }),
  known: { price: [0, 3.7, 8], offeredPayments: [null, -1, 0, 1, 3] },
  decide: ({ price, promotion, offeredPayments }) => {
    const { months: usual, sharePaidAfter } = terms[promotion];
    const months = usual === 0 ? 0 : Math.max(0, offeredPayments ?? usual);
    const afterwards = Math.round(cents(price) * sharePaidAfter) / 100;
    return { standard: price, promoted: months === 0 ? afterwards : 0, months, afterwards };
  },
  examples: [
    ['youth', { price: 3.5, promotion: 'youth', offeredPayments: null }, { standard: 3.5, promoted: 0, months: 12, afterwards: 1.75 }],
    [
      'youth, half a cent rounded up',
      { price: 1.15, promotion: 'youth', offeredPayments: null },
      { standard: 1.15, promoted: 0, months: 12, afterwards: 0.58 },
    ],
    [
      'welcome, card free for a year',
      { price: 3.5, promotion: 'welcome-card-free-one-year', offeredPayments: null },
      { standard: 3.5, promoted: 0, months: 12, afterwards: 3.5 },
    ],
    [
      'welcome, six months of package fees',
      { price: 8, promotion: 'welcome-six-months-fees-free', offeredPayments: null },
      { standard: 8, promoted: 0, months: 6, afterwards: 8 },
    ],
    [
      'the bank offers another number of payments',
      { price: 8, promotion: 'welcome-six-months-fees-free', offeredPayments: 3 },
      { standard: 8, promoted: 0, months: 3, afterwards: 8 },
    ],
    [
      'the bank offers no payment any more',
      { price: 8, promotion: 'welcome-card-free-one-year', offeredPayments: 0 },
      { standard: 8, promoted: 8, months: 0, afterwards: 8 },
    ],
    ['no promotion', { price: 8, promotion: 'none', offeredPayments: 3 }, { standard: 8, promoted: 8, months: 0, afterwards: 8 }],
  ],
});
