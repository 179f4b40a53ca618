import * as E from 'fp-ts/Either';
import { NamedError, type ErrorTag } from '@domain/kernel/namedError';
import type { Cart } from './cart';
import { offeredCards } from './offered';
import { figuresAgree } from './overdraftFigures';
import { offerPackPriority } from './packPriority';

const ordered = <Item extends { readonly priority: number }>(items: readonly Item[]): readonly Item[] =>
  items
    .map(item => ({ item, priority: offerPackPriority.decide(item) }))
    .sort((one, other) => one.priority - other.priority)
    .map(({ item }) => item);

/** A cart to show, and the names of the errors of the parts left out. */
export interface ReadableCart {
  readonly cart: Cart;
  readonly leftOut: readonly ErrorTag[];
}

const readable = (cart: Cart): ReadableCart => {
  const { cards, unknown } = offeredCards(cart.cards);
  const [wrong] = unknown;
  if (wrong && cards.length === 0) throw wrong;
  const { overdraftFigures: figures } = cart;
  const wrongFigures = figures !== undefined && !figuresAgree(figures);
  return {
    cart: { ...cart, cards: ordered(cards), packs: ordered(cart.packs), ...(wrongFigures ? { overdraftFigures: undefined } : {}) },
    leftOut: [...new Set(unknown.map(({ tag }) => tag)), ...(wrongFigures ? ['INVALID_OVERDRAFT_FIGURES' as const] : [])],
  };
};

/**
 * Reads a cart: sorts it by the priorities of packs and cards, drops unknown cards and figures of the overdraft that do not agree; left: the error that makes it unusable, by name.
 * OFR-01, OFR-09, OFR-14, D-80
 */
export const readCart = (cart: Cart): E.Either<ErrorTag, ReadableCart> => {
  try {
    return E.right(readable(cart));
  } catch (error) {
    if (error instanceof NamedError) return E.left(error.tag);
    throw error;
  }
};
