import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { Instant } from '@domain/kernel/day';

/** The account of the other bank, whole and without spaces, and the moment of the agreement. */
export interface MobilityMandate {
  readonly iban: string;
  readonly agreedAt: Instant;
}

/** Call 40d, proposed: moves transfers and direct debits of an account at another bank. XTR-76 */
export abstract class MobilityMandates {
  /** One key, so that a repeated request gives one mandate (R04). Returns its reference. */
  abstract give(idempotencyKey: string, mandate: MobilityMandate): TaskEither<Failure, string>;
}
