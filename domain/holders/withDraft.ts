import { readDay } from '@domain/kernel/day';
import { readAmount } from '@domain/field/readAmount';
import type { ProofCategory } from '@domain/proofs/papers';
import type { Prospect } from './prospect';

/** A person with the unsaved input of a proof's page in place of the saved answers. `draft`: undefined where nothing was typed. XTR-54 */
export const withDraft = (person: Prospect, category: ProofCategory, draft: object | undefined): Prospect => {
  const typed = new Map<string, unknown>(Object.entries(draft ?? {}));
  const text = (name: string, saved: string | undefined): string | undefined => {
    const value = typed.get(name);
    return typeof value === 'string' ? value : saved;
  };
  const { identity, birth, address, occupation } = person;
  switch (category) {
    case 'identity':
      return {
        ...person,
        identity: {
          ...identity,
          lastName: text('lastName', identity.lastName),
          firstName: text('firstName', identity.firstName),
          birthName: text('birthName', identity.birthName),
        },
        birth: { ...birth, birthdate: readDay(text('birthdate', '') ?? '') ?? birth.birthdate },
      };
    case 'address':
      return {
        ...person,
        address: {
          ...address,
          streetNumber: text('streetNumber', address.streetNumber),
          streetType: text('streetType', address.streetType),
          streetName: text('streetName', address.streetName),
          postalCode: text('postalCode', address.postalCode),
          town: text('town', address.town),
        },
      };
    case 'income':
      return {
        ...person,
        occupation: { ...occupation, employer: text('employer', occupation.employer) },
        monthlyNetIncome: readAmount(text('monthlyNetIncome', '') ?? '') ?? person.monthlyNetIncome,
      };
  }
};
