import type { Civility } from './applicant';
import type { Day } from '@domain/kernel/day';

/** A tax obligation outside France. `country`: its code. PER-08 */
export interface TaxObligation {
  readonly country: string;
  readonly taxId: string;
}

/** Everything that the file says of one person (section 3), in the parts in which it is saved; what is not known yet is undefined. PER, AGY-01 */
export interface Prospect {
  readonly externalReference: string;
  readonly identity: {
    readonly civility: Civility | undefined;
    readonly firstName: string | undefined;
    readonly lastName: string | undefined;
    readonly birthName: string | undefined;
    readonly otherFirstNames: string | undefined;
    /** The agency chosen. AGY-01 */
    readonly agencyId: string | undefined;
  };
  /** `nationality`: OSCE code; `country`, `county`: codes; `town`: a label. PER-02 */
  readonly birth: {
    readonly birthdate: Day | undefined;
    readonly nationality: string | undefined;
    readonly country: string | undefined;
    readonly county: string | undefined;
    readonly town: string | undefined;
  };
  readonly email: string | undefined;
  readonly mobile: string | undefined;
  /** Codes of the referentials. PER-04 */
  readonly family: { readonly situation: string | undefined; readonly maritalRegime: string | undefined };
  /** `streetType`, `country`, `housing`: codes of the referentials; `streetType` '': a street without a type. PER-05, D-70 */
  readonly address: {
    readonly streetNumber: string | undefined;
    readonly streetType: string | undefined;
    readonly streetName: string | undefined;
    readonly postalCode: string | undefined;
    readonly town: string | undefined;
    readonly country: string | undefined;
    readonly housing: string | undefined;
  };
  /** Codes, but the employer's name. PER-07 */
  readonly occupation: {
    readonly category: string | undefined;
    readonly profession: string | undefined;
    readonly employer: string | undefined;
    readonly sector: string | undefined;
  };
  /** Euros a month, whole. */
  readonly monthlyNetIncome: number | undefined;
  /** Code of the wealth referential. */
  readonly wealth: string | undefined;
  readonly fiscal: { readonly frenchTaxResident: boolean | undefined; readonly obligations: readonly TaxObligation[] };
}

/** One saving: whole parts of the prospect, as a step fills them. PER-11 */
export type ProspectPart = Partial<Omit<Prospect, 'externalReference'>>;

export const blankProspect: Prospect = {
  externalReference: '',
  identity: {
    civility: undefined,
    firstName: undefined,
    lastName: undefined,
    birthName: undefined,
    otherFirstNames: undefined,
    agencyId: undefined,
  },
  birth: { birthdate: undefined, nationality: undefined, country: undefined, county: undefined, town: undefined },
  email: undefined,
  mobile: undefined,
  family: { situation: undefined, maritalRegime: undefined },
  address: {
    streetNumber: undefined,
    streetType: undefined,
    streetName: undefined,
    postalCode: undefined,
    town: undefined,
    country: undefined,
    housing: undefined,
  },
  occupation: { category: undefined, profession: undefined, employer: undefined, sector: undefined },
  monthlyNetIncome: undefined,
  wealth: undefined,
  fiscal: { frenchTaxResident: undefined, obligations: [] },
};
