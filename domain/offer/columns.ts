import type { Participant } from '@domain/kernel/words';
import type { CardOnOffer } from './cart';
import { offerDeck } from './deck';
import { cardsFor } from './offered';

/** The cards to show to a person, in display order; null: a blank column. Throws INVALID_PACK_PRIORITY. OFR-06, OFR-09, OFR-14, D-79 */
export const columnsOf = (cards: readonly CardOnOffer[], who: Participant): readonly (CardOnOffer | null)[] => {
  const offered = cardsFor(cards, who);
  return offerDeck.decide({ cards: offered }).map(number => offered.find(card => card.catalogNumber === number) ?? null);
};
