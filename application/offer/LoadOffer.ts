import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Carts } from './ports';
import type { ErrorReporter } from '@application/observation/ports';
import type { Failure } from '@application/failure';
import type { Workflow } from '@domain/journey/words';
import type { ErrorTag } from '@domain/kernel/namedError';
import type { Cart } from '@domain/offer/cart';
import { readCart } from '@domain/offer/readCart';

const WHERE = 'cart forecast';

/**
 * Loads the forecast cart of the offer step. A cart that breaks a rule is reported by the rule's name; an unknown card is reported and
 * left out. The screen treats every refusal as a failed load. OFR-01, OFR-09, OFR-14, D-80
 */
export class LoadOffer {
  constructor(
    private readonly carts: Carts,
    private readonly reporter: ErrorReporter,
  ) {}

  run(workflow: Workflow, youth: boolean): TE.TaskEither<Failure, Cart> {
    return pipe(
      this.carts.forecast(workflow, youth),
      TE.mapLeft((failure): Failure => (failure.kind === 'refused' ? { kind: 'unreachable', by: 'service' } : failure)),
      TE.flatMapEither(this.readable),
    );
  }

  private readonly readable = (cart: Cart): E.Either<Failure, Cart> =>
    pipe(
      readCart(cart),
      E.bimap(
        (tag): Failure => {
          this.report([tag]);
          return { kind: 'unreadable', report: [tag] };
        },
        read => {
          if (read.leftOut.length > 0) this.report(read.leftOut);
          return read.cart;
        },
      ),
    );

  private report(detail: readonly ErrorTag[]): void {
    this.reporter.report({ kind: 'rule', where: WHERE, detail });
  }
}
