import type { TaskEither } from 'fp-ts/TaskEither';
import type { Carts } from '@application/ports/Carts';
import type { Failure } from '@application/failure';
import type { Cart } from '@domain/offer/cart';
import { changedSelection, type OfferWish, type SavedOffer } from '@domain/offer/changed';

/** One thing of the offer chosen otherwise on the recap; the bank answers with the new total. D-62 */
export class ChangeOffer {
  constructor(private readonly carts: Carts) {}

  run(offer: SavedOffer, wish: OfferWish): TaskEither<Failure, Cart> {
    return this.carts.save(changedSelection(offer, wish));
  }
}
