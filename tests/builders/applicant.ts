import type { NotCreated } from '@application/subscription/CreateSubscription';
import { blankApplicant } from '@domain/holders/applicant';
import type { Participant } from '@domain/kernel/words';

/** Complete details of a person. */
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

/** Details of a second holder: another first name and mobile. */
export const besides = <Typed extends typeof blankApplicant>(typed: Typed) => ({ ...typed, firstName: 'Lou', mobile: '06 39 98 00 04' });

export const grownUp = { TIT: '26+', COT: '26+' } as const;

/** The bank knows the mobile; `of`: its owner, if the bank says so. */
export const mobileUsed = (of?: Participant): NotCreated => ({ kind: 'refused', code: 'mobile_already_used', ...(of && { of }) });
