import type { TaskEither } from 'fp-ts/TaskEither';
import type { Agencies } from '@application/ports/Agencies';
import type { Failure } from '@application/failure';
import type { Agency } from '@domain/referentials/entries';

/** One agency with all its hours. AGY-01 */
export class ReadAgency {
  constructor(private readonly agencies: Agencies) {}

  run(id: string): TaskEither<Failure, Agency> {
    return this.agencies.byId(id, true);
  }
}
