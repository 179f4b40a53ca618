import type { TaskEither } from 'fp-ts/TaskEither';
import type { Carts } from '@application/ports/Carts';
import type { Failure } from '@application/failure';
import type { Workflow } from '@domain/journey/words';
import type { Cart } from '@domain/offer/cart';

/** The offer fetched ahead, when the age band is answered. Advisory: its failure is not shown. */
export class AnticipateOffer {
  constructor(private readonly carts: Carts) {}

  run(workflow: Workflow, over26: boolean): TaskEither<Failure, Cart> {
    return this.carts.anticipate(workflow, over26);
  }
}
