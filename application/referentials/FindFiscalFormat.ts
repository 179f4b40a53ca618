import type { TaskEither } from 'fp-ts/TaskEither';
import type { Clock } from '@application/ports/Clock';
import type { Referentials } from '@application/ports/Referentials';
import type { Failure } from '@application/failure';
import { lookup } from './lookup';

/** The form of a country's tax ids, as a regular expression; undefined: it has none. PER-08 */
export class FindFiscalFormat {
  constructor(
    private readonly referentials: Referentials,
    private readonly clock: Clock,
  ) {}

  run(country: string): TaskEither<Failure, string | undefined> {
    return lookup(this.clock, this.referentials.fiscalFormat(country));
  }
}
