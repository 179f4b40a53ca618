import { prospectOf, valueAt, type Prospect } from '@domain/holders/prospect';
import type { Applicant } from '../store/applicants';

/** A person on the wire: the first declaration, with each part saved since in its place. D-49 */
export const personOf = ({ person, externalId, details = {} }: Applicant) => ({
  ...person,
  ...details,
  externalReference: { externalReferenceValue: externalId },
});

/** The same person as the front end reads them. */
export const prospectOfApplicant = (applicant: Applicant): Prospect =>
  prospectOf(applicant.externalId, ({ field, wire }) => {
    const value = valueAt(personOf(applicant), wire);
    return field.kind === 'flag' && value !== undefined ? value === '1' : value;
  });
