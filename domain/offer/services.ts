import type { CardFacts } from './card';

/** Services of a card beyond its features. OFR-05 */
export interface CardServices {
  readonly mobilePayment: boolean;
  readonly virtualCard: boolean;
}

const everyService: CardServices = { mobilePayment: true, virtualCard: true };

export const cardServices: Readonly<Record<CardFacts['name'], CardServices>> = {
  MASTERCARD: everyService,
  ACCESS_MASTERCARD: everyService,
  GOLD_MASTERCARD: everyService,
};
