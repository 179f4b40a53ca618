import { cardOf, type CardFacts } from './card';
import { cardServices, type CardServices } from './services';

export type OfferedFacts = CardFacts & CardServices;

/** What the bank’s answer says of a card; undefined: it does not say. */
export type SaidOfCard = { readonly [Fact in Exclude<keyof OfferedFacts, 'name'>]?: OfferedFacts[Fact] | undefined };

interface Told {
  readonly catalogNumber: string;
  readonly said: SaidOfCard;
}

/** The facts of a card as the bank says them, those of the catalogue where it does not. Throws UNKNOWN_CARD. D-79, OFR-05, OFR-07, OFR-08 */
export const factsOf = ({ catalogNumber, said }: Told): OfferedFacts => {
  const usual = cardOf(catalogNumber);
  const told = Object.fromEntries(Object.entries(said).filter(([, fact]) => fact !== undefined));
  return { ...usual, ...cardServices[usual.name], ...told };
};
