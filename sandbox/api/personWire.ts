import { isRecord } from '@domain/kernel/shape';
import type { Applicant } from '../store/applicants';

/** A part of something, by its name. */
export const within = (whole: unknown, name: string): unknown => (isRecord(whole) ? whole[name] : undefined);

/** A person as the bank says them: what was given at first, then each part saved over it. */
export const personOf = ({ person, externalId, details = {} }: Applicant) => {
  const merged = Object.fromEntries(
    Object.entries(details).map(([part, value]) => {
      const before = within(person, part);
      return [part, isRecord(value) && isRecord(before) ? { ...before, ...value } : value];
    }),
  );
  return { ...person, ...merged, externalReference: { externalReferenceValue: externalId } };
};
