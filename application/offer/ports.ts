import type { TaskEither } from 'fp-ts/TaskEither';
import type { Cart } from '@domain/offer/cart';
import type { SelectedContract } from '@domain/offer/contracts';
import type { MonthlyTotal } from '@domain/offer/monthlyTotal';
import type { Workflow } from '@domain/journey/words';
import type { Failure } from '@application/failure';

/** The bank's offer and the client's choices from it. Calls 2, 3, 4, 5. OFR-01, OPT-04 */
export abstract class Carts {
  /** Call 2: the offer for an age band, prefetched when the person chooses the band. */
  abstract anticipate(workflow: Workflow, over26: boolean): TaskEither<Failure, Cart>;
  /** Call 3: the offer on entering the offer step. */
  abstract forecast(workflow: Workflow, youth: boolean): TaskEither<Failure, Cart>;
  /** Call 4: the saved cart, with the chosen options. STP-10 */
  abstract mine(): TaskEither<Failure, Cart>;
  /** Call 5: saves the chosen contracts. `confirmed`: the monthly price shown with them; without it the bank keeps its own. D-106 */
  abstract save(selection: readonly SelectedContract[], confirmed?: MonthlyTotal): TaskEither<Failure, Cart>;
}
