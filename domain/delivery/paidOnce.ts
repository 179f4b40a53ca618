import type { OfferOnFile } from '@domain/offer/onFile';
import { deliveryModes } from './modes';

/** Euros that an offer costs once: the shares of each holder, and the way in which each card comes. OFR-16, AGY-02, SUM-01 */
export const paidOnce = ({ socialShares, cards }: Pick<OfferOnFile, 'socialShares' | 'cards'>): number => {
  const modes = deliveryModes.decide({});
  const sent = cards.map(({ delivery }) => modes.find(({ mode }) => mode === delivery)?.price ?? 0);
  return [socialShares.each * socialShares.times, ...sent].reduce((cents, euros) => cents + Math.round(euros * 100), 0) / 100;
};
