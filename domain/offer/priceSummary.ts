import { holdersOf } from '@domain/kernel/holders';
import { rule } from '@domain/kernel/rule';
import { absentOr, list, number, record, whole } from '@domain/kernel/shape';
import { participant, workflow, type Participant } from '@domain/kernel/words';
import type { CardOnOffer } from './cart';
import { deliveryMode, type DeliveryMode } from './contracts';
import { deliveries } from './deliveries';
import { monthlyTotal, type MonthlyPrice, type MonthlyTotal } from './monthlyTotal';
import type { WithoutPromotion } from './personalPromotion';
import type { Promotion } from './promotion';
import { offerSocialShares } from './socialShares';

/** A holder's ordered card; without one, `card` is undefined. */
export interface OrderedCard {
  readonly who: Participant;
  readonly card: (Pick<CardOnOffer, 'catalogNumber' | 'label'> & { readonly price: MonthlyPrice; readonly promoted: boolean }) | undefined;
  readonly delivery: DeliveryMode | undefined;
  /** The holder's own promotion. D-51 */
  readonly promotion: Promotion;
  readonly without: WithoutPromotion | undefined;
}

/** What the holders of an account pay for. Amounts in euros; undefined: not chosen. */
export interface Ordered {
  readonly cards: readonly OrderedCard[];
  readonly overdraft: number | undefined;
  /** Euros a month. */
  readonly insurance: number | undefined;
  readonly socialShares: { readonly each: number; readonly times: number };
}

/** What the holders of an account pay, the same on every page and in every document. OFR-16, D-106 */
export interface PriceSummary extends Ordered {
  /** Of the first card with one. */
  readonly promotion: Promotion;
  /** Euros to pay once: shares and delivery. */
  readonly once: number;
  readonly total: MonthlyTotal;
}

/** A line of the summary, in the order in which every page shows them. */
export type PriceLine =
  | { readonly what: 'card' | 'delivery'; readonly who: Participant }
  | { readonly what: 'overdraft' | 'insurance' | 'shares' | 'once' | 'total' };

const deliveryPrice = (delivery: DeliveryMode | undefined): number => deliveries.find(({ mode }) => mode === delivery)?.price ?? 0;

/** The one-off costs of an offer in euros: each holder's social shares, and each card's delivery. OFR-16, AGY-02, SUM-01 */
export const paidOnce = ({ socialShares, cards }: Pick<Ordered, 'socialShares' | 'cards'>): number =>
  [socialShares.each * socialShares.times, ...cards.map(({ delivery }) => deliveryPrice(delivery))].reduce(
    (cents, euros) => cents + Math.round(euros * 100),
    0,
  ) / 100;

export const priceSummary = ({ cards, overdraft, insurance, socialShares }: Ordered): PriceSummary => ({
  cards,
  overdraft,
  insurance,
  socialShares,
  promotion: cards.find(({ card }) => card?.promoted)?.promotion ?? 'none',
  once: paidOnce({ socialShares, cards }),
  total: monthlyTotal(
    cards.flatMap(({ card }) => card?.price ?? []),
    insurance === undefined ? [] : [insurance],
  ),
});

/** Each card, the options, the shares and the deliveries; what is paid once, where a delivery is charged; the monthly total last. */
export const priceLines = ({ cards, socialShares, once }: Pick<PriceSummary, 'cards' | 'socialShares' | 'once'>): readonly PriceLine[] => [
  ...cards.map(({ who }) => ({ what: 'card', who }) as const),
  { what: 'overdraft' },
  { what: 'insurance' },
  { what: 'shares' },
  ...cards.flatMap(({ who, delivery }) => (delivery === undefined ? [] : [{ what: 'delivery', who } as const])),
  ...(once === socialShares.each * socialShares.times ? [] : [{ what: 'once' } as const]),
  { what: 'total' },
];

const priced = record({ standard: number, promoted: number, months: whole, afterwards: number });
const free = { standard: 3.7, promoted: 0, months: 12, afterwards: 3.7 };
const young = { standard: 8, promoted: 0, months: 12, afterwards: 4 };
const withoutCard = { price: null, delivery: null } as const;
const alone = { workflow: 'individual', insurance: null, share: 15 } as const;
const together = { workflow: 'joint', insurance: 2.1, share: 15 } as const;
const options = ['overdraft', 'insurance', 'shares'];

export const offerPriceSummary = rule({
  id: 'offer.priceSummary',
  requirements: ['OFR-16', 'SUM-01', 'XTR-09', 'D-76', 'D-106'],
  title: { fr: 'Ce que le compte coûte, ligne par ligne', en: 'What the account costs, line by line' },
  says: {
    fr: 'Confirmation, récapitulatif, page d’ouverture du co-titulaire, contrats, page de bienvenue et reçu montrent les mêmes lignes, pour tout le compte : chaque carte, le découvert, l’assurance, les parts sociales, les livraisons, ce qui est payé une seule fois si une livraison est payante, puis le total mensuel.',
    en: 'Confirmation, recap, the co-holder’s opening page, contracts, welcome page and receipt show the same lines, for the whole account: each card, overdraft, insurance, social shares, deliveries, what is paid once where a delivery is charged, then the monthly total.',
  },
  input: record({
    workflow,
    cards: list(record({ who: participant, price: absentOr(priced), delivery: absentOr(deliveryMode) })),
    insurance: absentOr(number),
    share: number,
  }),
  decide: ({ workflow: kind, cards, insurance, share }) => {
    const ordered = holdersOf[kind].map((who): OrderedCard => {
      const { price = null, delivery = null } = cards.find(card => card.who === who) ?? {};
      const card = price === null ? undefined : { catalogNumber: '', label: '', price, promoted: price.promoted < price.standard };
      return { who, card, delivery: delivery ?? undefined, promotion: 'none', without: undefined };
    });
    const summary = priceSummary({
      cards: ordered,
      overdraft: undefined,
      insurance: insurance ?? undefined,
      socialShares: { each: share, times: offerSocialShares.decide({ workflow: kind }) },
    });
    const { months, ...amounts } = summary.total;
    return {
      lines: priceLines(summary).map(line => ('who' in line ? `${line.what} ${line.who}` : line.what)),
      once: summary.once,
      monthly: { ...amounts, months: months ?? null },
    };
  },
  examples: [
    [
      'individual account',
      { ...alone, cards: [{ who: 'TIT', price: free, delivery: 'AGEN' }] },
      {
        lines: ['card TIT', ...options, 'delivery TIT', 'total'],
        once: 15,
        monthly: { promoted: 0, afterwards: 3.7, months: 12 },
      },
    ],
    [
      'joint account, a card each, one sent express',
      {
        ...together,
        cards: [
          { who: 'TIT', price: free, delivery: 'AGEN' },
          { who: 'COT', price: young, delivery: 'EXPR' },
        ],
      },
      {
        lines: ['card TIT', 'card COT', ...options, 'delivery TIT', 'delivery COT', 'once', 'total'],
        once: 38.5,
        monthly: { promoted: 2.1, afterwards: 9.8, months: 12 },
      },
    ],
    [
      'joint account, the co-holder without a card',
      {
        ...together,
        cards: [
          { who: 'TIT', price: free, delivery: 'STAN' },
          { who: 'COT', ...withoutCard },
        ],
      },
      {
        lines: ['card TIT', 'card COT', ...options, 'delivery TIT', 'total'],
        once: 30,
        monthly: { promoted: 2.1, afterwards: 5.8, months: 12 },
      },
    ],
    [
      'before a delivery is chosen',
      { ...alone, cards: [{ who: 'TIT', price: free, delivery: null }] },
      { lines: ['card TIT', ...options, 'total'], once: 15, monthly: { promoted: 0, afterwards: 3.7, months: 12 } },
    ],
  ],
});
