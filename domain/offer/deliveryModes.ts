import { rule } from '@domain/kernel/rule';
import { record } from '@domain/kernel/shape';
import { DEFAULT_DELIVERY, type DeliveryMode } from './contracts';

/** A delivery mode. Delay in working days, `price` in euros. AGY-02 */
export interface Delivery {
  readonly mode: DeliveryMode;
  readonly minDays: number;
  readonly maxDays: number;
  readonly price: number;
  readonly default: boolean;
}

const agency = { mode: 'AGEN', minDays: 3, maxDays: 3, price: 0 } as const;
const home = { mode: 'STAN', minDays: 4, maxDays: 5, price: 0 } as const;
const express = { mode: 'EXPR', minDays: 2, maxDays: 2, price: 8.5 } as const;

const ways: readonly Omit<Delivery, 'default'>[] = [agency, home, express];
const deliveries: readonly Delivery[] = ways.map(way => ({ ...way, default: way.mode === DEFAULT_DELIVERY }));

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
