import type { Answers } from '@domain/journey/answers';
import type { SelectedContract } from '@domain/offer/contracts';

/** What was answered before the subscription exists, kept for the tab (D-09, D-40); the selection until it is saved (D-41). */
export abstract class AnswerStore {
  abstract load(): Answers | undefined;
  abstract keep(answers: Answers): void;
  abstract forget(): void;
  abstract selection(): readonly SelectedContract[] | undefined;
  abstract keepSelection(selection: readonly SelectedContract[]): void;
  abstract forgetSelection(): void;
}
