import type { Applicant } from '../store/applicants';

/** A person as the bank says them: what was given at first, each part saved since in its place. D-49 */
export const personOf = ({ person, externalId, details = {} }: Applicant) => ({
  ...person,
  ...details,
  externalReference: { externalReferenceValue: externalId },
});
