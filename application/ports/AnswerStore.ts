import type { Answers } from '@domain/journey/answers';
import type { SelectedContract } from '@domain/offer/contracts';
import type { MonthlyTotal } from '@domain/offer/monthlyTotal';

/** The contracts chosen for a file, which its holder's id identifies. */
export interface StoredSelection {
  readonly holderId: string;
  readonly contracts: readonly SelectedContract[];
  /** The monthly price confirmed with them. D-106 */
  readonly price?: MonthlyTotal | undefined;
}

/** Answers from before the subscription exists, stored for the tab (D-09, D-40), and the selection until the bank has it (D-41). */
export abstract class AnswerStore {
  abstract load(): Answers | undefined;
  abstract keep(answers: Answers): void;
  abstract forget(): void;
  abstract selection(): StoredSelection | undefined;
  abstract keepSelection(selection: StoredSelection): void;
  abstract forgetSelection(): void;
}
