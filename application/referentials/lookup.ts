import type { TaskEither } from 'fp-ts/TaskEither';
import { retry } from '@application/retry';
import type { Clock } from '@application/ports/Clock';
import type { Failure } from '@application/failure';
import { lookupRetries } from '@domain/referentials/retries';

/** A look-up of countries or towns: tried again while nobody answers. PER-03 */
export const lookup = <Answer>(clock: Clock, ask: TaskEither<Failure, Answer>): TaskEither<Failure, Answer> =>
  retry(clock, { every: lookupRetries.waitMs, times: lookupRetries.times }, ask);
