import { cardOf, type CardFacts } from './card';
import { cardServices, type CardServices } from './services';

export type OfferedFacts = CardFacts & CardServices;

/** A card's features as the bank sends them; undefined: not sent. */
export type SaidOfCard = { readonly [Fact in Exclude<keyof OfferedFacts, 'name'>]?: OfferedFacts[Fact] | undefined };

interface Told {
  readonly catalogNumber: string;
  readonly said: SaidOfCard;
}

/**
 * The features of a card: the bank's, and the catalogue's where the bank sends none. Throws UNKNOWN_CARD. D-79, OFR-05, OFR-07, OFR-08
 */
export const factsOf = ({ catalogNumber, said }: Told): OfferedFacts => {
  const usual = cardOf(catalogNumber);
  const sent = Object.fromEntries(Object.entries(said).filter(([, fact]) => fact !== undefined));
  return { ...usual, ...cardServices[usual.name], ...sent };
};
