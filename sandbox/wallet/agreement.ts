import { firstNameAgrees, lastNameAgrees, type PrintedOn } from '@domain/holders/printedName';
import { declaredBy } from '../analysed';
import type { Applicant } from '../store/applicants';
import type { Identity } from '../store/identity';

/** A wallet cuts no name. */
const UNCUT: PrintedOn = { proves: 'identity', lines: [] };

/**
 * Whether an identity belongs to the person of the file. Two of last name, first name and birthdate must agree: the page shows a single
 * difference to the person, and the bank refuses an identity with more.
 */
export const isOfPerson = (applicant: Applicant, { familyName, givenName, birthFamilyName, birthDate }: Identity): boolean => {
  const declared = declaredBy(applicant);
  const names = [familyName, ...(birthFamilyName === undefined ? [] : [birthFamilyName])];
  const agreeing = [
    names.some(lastName => lastNameAgrees(declared, { lastName, firstName: givenName }, UNCUT)),
    firstNameAgrees(declared, { lastName: familyName, firstName: givenName }, UNCUT),
    declared.birthdate === birthDate,
  ];
  return agreeing.filter(Boolean).length >= 2;
};
