import * as E from 'fp-ts/Either';
import { NamedError, type ErrorTag } from '@domain/kernel/namedError';
import { cardOf } from './card';
import type { Cart } from './cart';
import { offerOnline } from './online';
import { offerPackPriority } from './packPriority';

const ordered = <Item extends { readonly priority: number }>(items: readonly Item[]): readonly Item[] =>
  items
    .map(item => ({ item, priority: offerPackPriority.decide(item) }))
    .sort((one, other) => one.priority - other.priority)
    .map(({ item }) => item);

const readable = (cart: Cart): Cart => {
  const offered = offerOnline.decide({ cards: cart.cards });
  const cards = cart.cards.filter(({ catalogNumber }) => offered.includes(catalogNumber));
  cards.forEach(({ catalogNumber }) => cardOf(catalogNumber));
  return { ...cart, cards: ordered(cards), packs: ordered(cart.packs) };
};

/** The cart that can be shown, by the priorities of its packs and cards; else what is wrong with it, by its name. OFR-01, OFR-09, OFR-14 */
export const readCart = (cart: Cart): E.Either<ErrorTag, Cart> => {
  try {
    return E.right(readable(cart));
  } catch (error) {
    if (error instanceof NamedError) return E.left(error.tag);
    throw error;
  }
};
