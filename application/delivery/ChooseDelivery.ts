import type { TaskEither } from 'fp-ts/TaskEither';
import type { Carts } from '@application/ports/Carts';
import type { Failure } from '@application/failure';
import { deliverCard } from '@domain/offer/deliver';
import type { Participant } from '@domain/journey/words';
import type { Cart } from '@domain/offer/cart';
import type { DeliveryMode } from '@domain/offer/contracts';

/** How a participant's card comes, saved with the cart. AGY-01, AGY-02 */
export class ChooseDelivery {
  constructor(private readonly carts: Carts) {}

  run({ selection }: Cart, who: Participant, mode: DeliveryMode): TaskEither<Failure, Cart> {
    return this.carts.save(deliverCard(selection, who, mode));
  }
}
