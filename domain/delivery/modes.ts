import { rule } from '@domain/kernel/rule';
import { record } from '@domain/kernel/shape';
import { agency, deliveries, express, home, type Delivery } from '@domain/offer/deliveries';

export type { Delivery };

export const deliveryModes = rule({
  id: 'delivery.modes',
  requirements: ['AGY-02'],
  title: { fr: 'Modes de livraison de la carte', en: 'Ways to receive the card' },
  says: {
    fr: 'En agence sous {agency} jours ouvrés, par défaut et gratuite ; à domicile sous {homeFrom} à {home} jours ouvrés, gratuite ; express à domicile sous {express} jours ouvrés, {price} €.',
    en: 'At the agency in {agency} working days, the default, free; at home in {homeFrom} to {home} working days, free; express at home in {express} working days, {price} €.',
  },
  parameters: {
    agency: { value: agency.maxDays, unit: 'working days', limit: 'included' },
    homeFrom: { value: home.minDays, unit: 'working days', limit: 'included' },
    home: { value: home.maxDays, unit: 'working days', limit: 'included' },
    express: { value: express.maxDays, unit: 'working days', limit: 'included' },
    price: { value: express.price, unit: 'euros' },
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
  ],
});
