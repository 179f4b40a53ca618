import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Carts } from '@application/ports/Carts';
import type { Failure } from '@application/failure';
import type { Workflow } from '@domain/journey/words';
import type { Cart } from '@domain/offer/cart';
import { offerOnline } from '@domain/offer/online';

/** The forecast cart of the offer step, immediate-debit cards alone. OFR-01, OFR-09 */
export class LoadOffer {
  constructor(private readonly carts: Carts) {}

  run(workflow: Workflow, youth: boolean): TE.TaskEither<Failure, Cart> {
    return pipe(
      this.carts.forecast(workflow, youth),
      TE.map(cart => {
        const offered = offerOnline.decide({ cards: cart.cards });
        return { ...cart, cards: cart.cards.filter(({ catalogNumber }) => offered.includes(catalogNumber)) };
      }),
    );
  }
}
