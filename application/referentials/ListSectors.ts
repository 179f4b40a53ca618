import type { TaskEither } from 'fp-ts/TaskEither';
import type { Referentials } from '@application/ports/Referentials';
import type { Failure } from '@application/failure';
import type { Entry } from '@domain/referentials/entries';

/** Business sectors of a profession; empty where it has none. PER-07 */
export class ListSectors {
  constructor(private readonly referentials: Referentials) {}

  run(category: string, profession: string): TaskEither<Failure, readonly Entry[]> {
    return this.referentials.businessSectors(category, profession);
  }
}
