import type { Day } from '@domain/kernel/day';

/** The signed-in person, as far as the first mile needs; only the external id is always known. */
export interface Person {
  readonly externalReference: string;
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
  readonly birthdate: Day | undefined;
}
