import * as E from 'fp-ts/Either';
import type { Carts } from '@application/ports/Carts';
import { columnsOf } from '@domain/offer/columns';
import type { FirstCard } from './AgeAnswer';

/** First card by the bank's priorities; undefined after a failure or for an offer that breaks a rule. */
export const firstCardOf =
  (carts: Pick<Carts, 'anticipate'>): FirstCard =>
  async (workflow, over26) => {
    const cart = await carts.anticipate(workflow, over26)();
    if (E.isLeft(cart)) return undefined;
    const columns = E.tryCatch(
      () => columnsOf(cart.right.cards, 'TIT'),
      () => undefined,
    );
    return E.isRight(columns) ? (columns.right[0] ?? undefined) : undefined;
  };
