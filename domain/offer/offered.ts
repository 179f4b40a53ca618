import { NamedError } from '@domain/kernel/namedError';
import type { Participant } from '@domain/kernel/words';
import type { CardOnOffer } from './cart';
import { factsOf, type OfferedFacts } from './facts';
import { offerOnline } from './online';

const read = (card: CardOnOffer): OfferedFacts | NamedError => {
  try {
    return factsOf(card);
  } catch (error) {
    if (error instanceof NamedError) return error;
    throw error;
  }
};

export interface OfferedCards {
  readonly cards: readonly CardOnOffer[];
  /** The errors of the unknown cards. */
  readonly unknown: readonly NamedError[];
}

/** Separates the cards that the bank offers online from unknown ones. OFR-09, OFR-14, D-80 */
export const offeredCards = (cards: readonly CardOnOffer[]): OfferedCards => {
  const online = offerOnline.decide({ cards });
  const each = cards.filter(({ catalogNumber }) => online.includes(catalogNumber)).map(card => ({ card, facts: read(card) }));
  return {
    cards: each.flatMap(({ card, facts }) => (!(facts instanceof NamedError) && facts.immediateDebit ? [card] : [])),
    unknown: each.flatMap(({ facts }) => (facts instanceof NamedError ? [facts] : [])),
  };
};

/** The cards for a person: cards whose participants include the person, or that name no participant. D-79 */
export const cardsFor = (cards: readonly CardOnOffer[], who: Participant): readonly CardOnOffer[] =>
  offeredCards(cards).cards.filter(({ participants }) => participants.length === 0 || participants.includes(who));
