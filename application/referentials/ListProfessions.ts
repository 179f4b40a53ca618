import type { TaskEither } from 'fp-ts/TaskEither';
import type { Referentials } from '@application/ports/Referentials';
import type { Failure } from '@application/failure';
import { remembered } from '@application/remembered';
import type { ProfessionCategory } from '@domain/referentials/entries';

/** Professions by category. PER-07 */
export class ListProfessions {
  private readonly professions: TaskEither<Failure, readonly ProfessionCategory[]>;

  constructor(referentials: Referentials) {
    this.professions = remembered(referentials.professions());
  }

  run(): TaskEither<Failure, readonly ProfessionCategory[]> {
    return this.professions;
  }
}
