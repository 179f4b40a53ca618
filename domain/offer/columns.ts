import type { CardOnOffer } from './cart';
import { offerDeck } from './deck';
import { offerOnline } from './online';

/** The cards that may be shown, in display order; null: a blank column. Throws INVALID_PACK_PRIORITY. OFR-06, OFR-09, OFR-14 */
export const columnsOf = (cards: readonly CardOnOffer[]): readonly (CardOnOffer | null)[] => {
  const online = offerOnline.decide({ cards });
  const deck = offerDeck.decide({ cards: cards.filter(card => online.includes(card.catalogNumber)) });
  return deck.map(number => cards.find(card => card.catalogNumber === number) ?? null);
};
