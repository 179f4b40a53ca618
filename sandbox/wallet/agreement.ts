import { firstNameAgrees, lastNameAgrees, type PrintedOn } from '@domain/holders/printedName';
import { declaredBy } from '../analysed';
import type { Applicant } from '../store/applicants';
import type { Identity } from '../store/identity';

/** A wallet cuts no name. */
const UNCUT: PrintedOn = { proves: 'identity', lines: [] };

/**
 * Whether an identity is that of the person who fills the file. Of last name, first name and birthdate two must agree: a slip of the
 * finger in one is told to the person as what differs, another person's identity is refused.
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
