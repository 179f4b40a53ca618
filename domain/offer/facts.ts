import { cardOf, type CardFacts } from './card';
import { cardServices, type CardServices } from './services';

export type OfferedFacts = CardFacts & CardServices;

/** A card's features as the bank sends them; undefined: not sent. */
export type SentFacts = { readonly [Fact in Exclude<keyof OfferedFacts, 'name'>]?: OfferedFacts[Fact] | undefined };

interface SentCard {
  readonly catalogNumber: string;
  readonly sentFacts: SentFacts;
}

/**
 * The features of a card: the bank's, and the catalogue's where the bank sends none. Throws UNKNOWN_CARD. D-79, OFR-05, OFR-07, OFR-08
 */
export const factsOf = ({ catalogNumber, sentFacts }: SentCard): OfferedFacts => {
  const usual = cardOf(catalogNumber);
  const sent = Object.fromEntries(Object.entries(sentFacts).filter(([, fact]) => fact !== undefined));
  return { ...usual, ...cardServices[usual.name], ...sent };
};
