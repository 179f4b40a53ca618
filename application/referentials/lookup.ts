import type { TaskEither } from 'fp-ts/TaskEither';
import { retry } from '@application/retry';
import type { Clock } from '@application/ports/Clock';
import type { Failure } from '@application/failure';
import { LOOKUP_PATIENCE_MS, lookupRetries } from '@domain/referentials/retries';

/** A look-up of countries or towns: tried again while nobody answers, for as long as one is left to wait. PER-03, R02 */
export const lookup = <Answer>(clock: Clock, ask: TaskEither<Failure, Answer>): TaskEither<Failure, Answer> =>
  retry(clock, { every: lookupRetries.waitMs, times: lookupRetries.times, within: LOOKUP_PATIENCE_MS }, ask);
