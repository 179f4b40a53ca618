import { eligibilityYouth } from '@domain/eligibility/youth';
import { isDay, type Day } from '@domain/kernel/day';
import { personOf } from './api/personWire';
import type { Bank } from './bank';
import type { Applicant } from './store/applicants';
import type { Subscription } from './store/documents';

/** The birthdate that the bank has; null: none. */
export const birthdateOf = (applicant: Applicant | undefined): Day | null => {
  const birthdate = applicant && personOf(applicant).birth.birthdate;
  return isDay(birthdate) ? birthdate : null;
};

/** Whether a file has the youth offer today: by its people's current birthdates, whatever they declared. ACC-04, D-50 */
export const isYouth = (bank: Bank, { workflow, holder, coHolder }: Subscription): boolean =>
  eligibilityYouth.decide({
    workflow,
    holderBirthdate: birthdateOf(holder),
    coHolderBirthdate: birthdateOf(coHolder),
    today: bank.today(),
  });
