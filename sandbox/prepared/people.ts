import { isDay } from '@domain/kernel/day';
import { samplePeople, type SamplePerson } from '../samples/person';
import type { Applicant, PersonPart } from '../store/applicants';

/** The bank's codes of a prepared person's answers. */
const ANSWERS = {
  nationality: '001',
  country: 'FR',
  situation: 'CEL',
  streetType: 'RUE',
  housing: 'LOC',
  category: '4',
  profession: '4101',
  sector: 'Q86',
  wealth: 'A',
  income: 2_100,
  agency: '00441',
} as const;

type Details = Readonly<Record<string, unknown>>;

/** Places of birth of the samples' people, with their counties. */
const countyOf: Readonly<Record<string, string>> = { Nantes: '44', Rennes: '35' };

/** The data that each task leaves on a person's file, with the samples' people. */
export const partsOf = ({ birthdate, birthplace, postalCode, city, employer, street }: SamplePerson) => {
  const [streetNumber = '', , ...words] = street.split(' ');
  const { nationality, country, situation, streetType, housing, category, profession, sector, wealth, income, agency } = ANSWERS;
  return {
    identity: {
      birth: { birthdate, nationality, country, county: countyOf[birthplace] ?? '44', town: birthplace.toUpperCase() },
      familySituation: { situation },
    },
    address: {
      address: { streetNumber, streetType, streetName: words.join(' '), postalCode, town: city.toUpperCase(), country, housing },
    },
    complementary: {
      occupation: { category, profession, employer, sector },
      monthlyNetIncome: income,
      wealth,
      fiscalReferences: { frenchTaxResident: '1' },
    },
    agency: { identity: { agencyId: agency } },
  } as const satisfies Readonly<Record<string, Details>>;
};
export type PartName = keyof ReturnType<typeof partsOf>;

/** The person of a prepared file, whom the samples name. */
export const personOfSamples = (
  { civility, firstName, lastName, birthdate }: SamplePerson,
  email: string,
  mobilePhone: string,
): PersonPart => ({
  identity: { civility, firstname: firstName, lastname: lastName, birthname: lastName },
  birth: { birthdate },
  email,
  mobilePhone,
  marketingOptIn: '0',
});

/** The person for an applicant's documents: the declared data, completed with the samples' person. */
export const samplePersonOf = ({ person }: Applicant, of: 'holder' | 'coHolder'): Partial<SamplePerson> => {
  const { civility, firstname: firstName = '', lastname: lastName } = person.identity;
  const { birthdate } = person.birth;
  return { ...samplePeople[of], civility, firstName, lastName, ...(isDay(birthdate) ? { birthdate } : {}) };
};
