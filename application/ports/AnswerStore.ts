import type { Answers } from '@domain/journey/answers';
import type { SelectedContract } from '@domain/offer/contracts';
import type { MonthlyTotal } from '@domain/offer/monthlyTotal';

/** The contracts chosen for a file, whose holder tells it from another. */
export interface KeptSelection {
  readonly holderId: string;
  readonly contracts: readonly SelectedContract[];
}

/** What was answered before the subscription exists, kept for the tab (D-09, D-40); the selection until it is saved (D-41). */
export abstract class AnswerStore {
  abstract load(): Answers | undefined;
  abstract keep(answers: Answers): void;
  abstract forget(): void;
  abstract selection(): KeptSelection | undefined;
  abstract keepSelection(selection: KeptSelection): void;
  abstract forgetSelection(): void;
  /** The monthly price that was confirmed for a file, told by its holder's id, until the recap is accepted or one signs out; undefined: not on this tab. D-50 */
  abstract confirmedPrice(holderId: string): MonthlyTotal | undefined;
  abstract keepConfirmedPrice(holderId: string, price: MonthlyTotal): void;
  abstract forgetConfirmedPrice(): void;
}
