import type { Civility } from '@domain/holders/applicant';
import type { PartialDay } from '@domain/field/partialDate';
import type { Day } from '@domain/kernel/day';

/** The fictional person of the drawn documents. `siret`: the employer's 14 digits. */
export interface SamplePerson {
  readonly civility: Civility;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthdate: Day;
  /** The birthdate that their documents print where they do not know the day. D-85 */
  readonly knownBirthdate?: PartialDay;
  readonly birthplace: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly employer: string;
  readonly siret: string;
}

/** The samples' default people: the data that a tester types for valid proofs. The numbers belong to no real person. */
export const samplePeople = {
  holder: {
    civility: 'MME',
    firstName: 'Maëlle',
    lastName: 'Exemple',
    birthdate: '1992-03-27',
    birthplace: 'Nantes',
    street: '12 rue des Tilleuls',
    postalCode: '44000',
    city: 'Nantes',
    employer: 'Atelier Spécimen',
    siret: '00000123400012',
  },
  coHolder: {
    civility: 'MR',
    firstName: 'Yanis',
    lastName: 'Modèle',
    birthdate: '1988-09-14',
    birthplace: 'Rennes',
    street: '12 rue des Tilleuls',
    postalCode: '44000',
    city: 'Nantes',
    employer: 'Fabrique Spécimen',
    siret: '00000567800024',
  },
} as const satisfies Readonly<Record<string, SamplePerson>>;
