import type { TaskEither } from 'fp-ts/TaskEither';
import type { Carts } from '@application/ports/Carts';
import type { Failure } from '@application/failure';
import type { Cart } from '@domain/offer/cart';

/** The cart as it was saved, once the offer lies behind. STP-10 */
export class LoadCart {
  constructor(private readonly carts: Carts) {}

  run(): TaskEither<Failure, Cart> {
    return this.carts.mine();
  }
}
