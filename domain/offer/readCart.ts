import * as E from 'fp-ts/Either';
import { NamedError, type ErrorTag } from '@domain/kernel/namedError';
import type { Cart } from './cart';
import { offeredCards } from './offered';
import { offerPackPriority } from './packPriority';

const ordered = <Item extends { readonly priority: number }>(items: readonly Item[]): readonly Item[] =>
  items
    .map(item => ({ item, priority: offerPackPriority.decide(item) }))
    .sort((one, other) => one.priority - other.priority)
    .map(({ item }) => item);

/** A cart that can be shown, and the names of what was left out of it. */
export interface ReadableCart {
  readonly cart: Cart;
  readonly leftOut: readonly ErrorTag[];
}

const readable = (cart: Cart): ReadableCart => {
  const { cards, unknown } = offeredCards(cart.cards);
  const [wrong] = unknown;
  if (wrong && cards.length === 0) throw wrong;
  return {
    cart: { ...cart, cards: ordered(cards), packs: ordered(cart.packs) },
    leftOut: [...new Set(unknown.map(({ tag }) => tag))],
  };
};

/** The cart that can be shown, by the priorities of its packs and cards, without the cards that nobody knows; else what is wrong with it, by its name. OFR-01, OFR-09, OFR-14, D-80 */
export const readCart = (cart: Cart): E.Either<ErrorTag, ReadableCart> => {
  try {
    return E.right(readable(cart));
  } catch (error) {
    if (error instanceof NamedError) return E.left(error.tag);
    throw error;
  }
};
