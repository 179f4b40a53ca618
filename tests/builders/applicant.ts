import type { NotCreated } from '@application/subscription/CreateSubscription';
import { blankApplicant } from '@domain/holders/applicant';
import type { Participant } from '@domain/kernel/words';

/** A person whose details are complete. */
export const noa = {
  ...blankApplicant,
  civility: 'MR',
  lastName: 'Durand',
  birthName: 'Durand',
  firstName: 'Noa',
  birthdate: '01/01/1990',
  email: 'noa.durand@example.fr',
  mobile: '06 39 98 00 02',
} as const;

/** Whom the second holder's form is of: the same details, another number. */
export const besides = <Typed extends typeof blankApplicant>(typed: Typed) => ({ ...typed, firstName: 'Lou', mobile: '06 39 98 00 04' });

export const grownUp = { TIT: '26+', COT: '26+' } as const;

/** The bank knows the number already: of one of both, or without a word of whose. */
export const mobileUsed = (of?: Participant): NotCreated => ({ kind: 'refused', code: 'mobile_already_used', ...(of && { of }) });
