import { rule } from '@domain/kernel/rule';
import { record } from '@domain/kernel/shape';
import { DEFAULT_DELIVERY, type DeliveryMode } from '@domain/offer/contracts';

/** A way to receive a card. Delay in working days, `price` in euros. AGY-02 */
export interface Delivery {
  readonly mode: DeliveryMode;
  readonly minDays: number;
  readonly maxDays: number;
  readonly price: number;
  readonly default: boolean;
}

const ways: readonly Omit<Delivery, 'default'>[] = [
  { mode: 'AGEN', minDays: 3, maxDays: 3, price: 0 },
  { mode: 'STAN', minDays: 4, maxDays: 5, price: 0 },
  { mode: 'EXPR', minDays: 2, maxDays: 2, price: 8.5 },
];
const deliveries: readonly Delivery[] = ways.map(way => ({ ...way, default: way.mode === DEFAULT_DELIVERY }));

export const deliveryModes = rule({
  id: 'delivery.modes',
  requirements: ['AGY-02'],
  title: { fr: 'Modes de livraison de la carte', en: 'Ways to receive the card' },
  says: {
    fr: 'En agence sous 3 jours ouvrés, par défaut et gratuite ; à domicile sous 4 à 5 jours ouvrés, gratuite ; express à domicile sous 2 jours ouvrés, 8,50 €.',
    en: 'At the agency in 3 working days, the default, free; at home in 4 to 5 working days, free; express at home in 2 working days, 8.50 €.',
  },
  input: record({}),
  decide: () => deliveries,
  examples: [
    [
      'the three ways',
      {},
      [
        { mode: 'AGEN', minDays: 3, maxDays: 3, price: 0, default: true },
        { mode: 'STAN', minDays: 4, maxDays: 5, price: 0, default: false },
        { mode: 'EXPR', minDays: 2, maxDays: 2, price: 8.5, default: false },
      ],
    ],
    ['the same, asked again', {}, deliveries],
  ],
});
