import type { Civility } from '@domain/holders/applicant';
import type { Day } from '@domain/kernel/day';

/** The fictional person whose documents are drawn. `siret`: 14 digits. */
export interface SamplePerson {
  readonly civility: Civility;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthdate: Day;
  readonly birthplace: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly employer: string;
  readonly siret: string;
}
