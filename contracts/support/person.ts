import type { Prospect } from '@domain/holders/prospect';
import { eachLike, like, number, regex } from './pact';

/** A person with complete data, in the domain. */
export const person: Prospect = {
  externalReference: '12345678',
  identity: {
    civility: 'MME',
    firstName: 'Maëlle',
    lastName: 'Exemple',
    birthName: 'Modèle',
    otherFirstNames: 'Lou',
    agencyId: '00691',
  },
  birth: { birthdate: '1992-03-27', nationality: '001', country: 'FR', county: '69', town: 'LYON' },
  email: 'maelle@example.fr',
  mobile: '06 39 98 00 01',
  family: { situation: 'MAR', maritalRegime: 'COM' },
  address: {
    streetNumber: '12',
    streetType: 'RUE',
    streetName: 'du Lac',
    postalCode: '69001',
    town: 'LYON',
    country: 'FR',
    housing: 'LOC',
  },
  occupation: { category: '3', profession: '3105', employer: 'Atelier Exemple', sector: 'J62' },
  monthlyNetIncome: 2400,
  wealth: 'B',
  fiscal: { frenchTaxResident: true, obligations: [{ country: 'DE', taxId: '12345678901' }] },
};

const { identity, birth, address, occupation } = person;

/** The parts of the same person in our requests: exact. */
export const partsWire = {
  identity: {
    civility: identity.civility,
    firstname: identity.firstName,
    lastname: identity.lastName,
    birthname: identity.birthName,
    otherFirstnames: identity.otherFirstNames,
    agencyId: identity.agencyId,
  },
  birth,
  familySituation: person.family,
  address,
  occupation,
  fiscalReferences: { frenchTaxResident: '1', otherObligations: person.fiscal.obligations },
};

const day = (value: string) => regex('^\\d{4}-\\d{2}-\\d{2}$', value);
const likeEach = <A extends object>(part: A) => Object.fromEntries(Object.entries(part).map(([name, value]) => [name, like(value)]));

/** The same person in the bank's answer: by type, exact where a rule distinguishes values. */
export const personWire = {
  externalReference: { externalReferenceValue: like('12345678') },
  identity: { ...likeEach(partsWire.identity), civility: 'MME' },
  birth: { ...likeEach(birth), birthdate: day('1992-03-27'), country: birth.country },
  email: like('maelle@example.fr'),
  mobilePhone: like('06 39 98 00 01'),
  familySituation: { ...likeEach(person.family), situation: person.family.situation },
  address: { ...likeEach(address), country: address.country },
  occupation: likeEach(occupation),
  monthlyNetIncome: number(2400),
  wealth: like('B'),
  fiscalReferences: {
    frenchTaxResident: '1',
    otherObligations: eachLike({ country: like('DE'), taxId: like('12345678901') }),
  },
};

/** A person whose file has just begun, with the data of its creation only. */
export const beginnerWire = {
  externalReference: { externalReferenceValue: like('12345679') },
  identity: { civility: 'MR', firstname: like('Éloi'), lastname: like('Exemple'), birthname: like('Exemple') },
  birth: { birthdate: day('1992-03-27') },
  email: like('eloi@example.fr'),
  mobilePhone: like('06 39 98 00 02'),
};
