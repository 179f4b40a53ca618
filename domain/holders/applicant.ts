import { MARKETING_BY_DEFAULT, type MarketingConsent } from '@domain/session/marketing';
import type { Day } from '@domain/kernel/day';

export const civilities = ['MME', 'MR'] as const;
export type Civility = (typeof civilities)[number];

/** The form's values as typed; `oneName`: the identity document has no first name, and the form requires none. INF-01, D-89 */
export interface ApplicantDraft extends MarketingConsent {
  readonly oneName: boolean;
  readonly civility: Civility | '';
  readonly lastName: string;
  readonly birthName: string;
  readonly firstName: string;
  readonly otherFirstNames: string;
  readonly birthdate: string;
  readonly email: string;
  readonly mobile: string;
}

/**
 * The form's values, checked and tidied. `firstName` undefined: the person has only one name (D-89). `mobile`: five pairs, `06 12 34 56
 * 78`.
 */
export interface Applicant extends MarketingConsent {
  readonly civility: Civility;
  readonly lastName: string;
  readonly birthName: string;
  readonly firstName: string | undefined;
  readonly otherFirstNames: string | undefined;
  readonly birthdate: Day;
  readonly email: string;
  readonly mobile: string;
}

export const blankApplicant: ApplicantDraft = {
  oneName: false,
  civility: '',
  lastName: '',
  birthName: '',
  firstName: '',
  otherFirstNames: '',
  birthdate: '',
  email: '',
  mobile: '',
  marketing: MARKETING_BY_DEFAULT,
};
