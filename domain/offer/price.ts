import { rule } from '@domain/kernel/rule';
import { absentOr, number, record, whole } from '@domain/kernel/shape';
import { promotion } from './promotion';
import { priceBy, terms } from './terms';
import { welcomeInWords, welcomeParameters } from './termsInWords';

export const offerPrice = rule({
  id: 'offer.price',
  requirements: ['OFR-14', 'OFR-15', 'CFG-08', 'D-45'],
  title: { fr: 'Prix mensuel d’une carte avec sa promotion', en: 'Monthly price of a card with its promotion' },
  says: {
    fr: `Offre jeunes : gratuite {youthMonths} mois, puis {youthShare} % du prix, tant que l’âge le permet (offer.charges). Bienvenue : ${welcomeInWords.fr} selon la banque, puis plein tarif. Le nombre de mensualités offertes par la banque l’emporte.`,
    en: `Youth: free for {youthMonths} months, then {youthShare} % of the price, as long as the age allows it (offer.charges). Welcome: ${welcomeInWords.en} by brand, then the standard price. The number of payments that the bank offers prevails.`,
  },
  parameters: {
    youthMonths: { value: terms.youth.free, unit: 'months free' },
    youthShare: { value: (terms.youth.share?.paid ?? 1) * 100, unit: '% of the price' },
    ...welcomeParameters,
  },
  input: record({ price: number, promotion, offeredPayments: absentOr(whole) }),
  known: { price: [0, 3.7, 8], offeredPayments: [null, -1, 0, 1, 3] },
  decide: ({ price, promotion, offeredPayments }) => priceBy(terms[promotion], price, offeredPayments),
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
