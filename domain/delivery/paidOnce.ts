import type { OfferOnFile } from '@domain/offer/onFile';
import { deliveryModes } from './modes';

/** The one-off costs of an offer in euros: each holder's social shares, and each card's delivery. OFR-16, AGY-02, SUM-01 */
export const paidOnce = ({ socialShares, cards }: Pick<OfferOnFile, 'socialShares' | 'cards'>): number => {
  const modes = deliveryModes.decide({});
  const sent = cards.map(({ delivery }) => modes.find(({ mode }) => mode === delivery)?.price ?? 0);
  return [socialShares.each * socialShares.times, ...sent].reduce((cents, euros) => cents + Math.round(euros * 100), 0) / 100;
};
