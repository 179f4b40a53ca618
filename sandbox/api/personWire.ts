import type { Applicant } from '../store/applicants';

/** A person on the wire: the first declaration, with each part saved since in its place. D-49 */
export const personOf = ({ person, externalId, details = {} }: Applicant) => ({
  ...person,
  ...details,
  externalReference: { externalReferenceValue: externalId },
});
