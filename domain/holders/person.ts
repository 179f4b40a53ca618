import type { Day } from '@domain/kernel/day';

/** The person connected, as far as the first mile reads it; everything but the external id may be unknown. */
export interface Person {
  readonly externalReference: string;
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
  readonly birthdate: Day | undefined;
}
