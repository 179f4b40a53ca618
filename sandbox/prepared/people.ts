import { isRequired } from '@domain/holders/fieldKinds';
import { valueAt, type Place, type Prospect, type ProspectPart } from '@domain/holders/prospect';
import { FRANCE } from '@domain/referentials/france';
import type { Situation } from '@domain/holders/fields';
import { isDay } from '@domain/kernel/day';
import { samplePeople, type SamplePerson } from '../samples/person';
import { nameOf, type Applicant, type PersonPart } from '../store/applicants';
import type { Subscription } from '../store/documents';

/** Places of birth of the samples' people, with their counties. */
const countyOf: Readonly<Record<string, string>> = { Nantes: '44', Rennes: '35' };

type Known = { readonly [Part in keyof ProspectPart]?: Prospect[Part] extends object ? Partial<Prospect[Part]> : Prospect[Part] };

/** A prepared person's answers that differ from the table's examples. */
const ownAnswers = ({ birthdate, birthplace, postalCode, city, employer, street }: SamplePerson) => {
  const [streetNumber = '', , ...words] = street.split(' ');
  return {
    identity: { agencyId: '00441' },
    birth: { birthdate, country: FRANCE.code, county: countyOf[birthplace] ?? '44', town: birthplace.toUpperCase() },
    family: { situation: 'CEL' },
    address: { streetNumber, streetName: words.join(' '), postalCode, town: city.toUpperCase(), country: FRANCE.code },
    occupation: { category: '4', profession: '4101', employer, sector: 'Q86' },
    monthlyNetIncome: 2_100,
    wealth: 'A',
  } satisfies Known;
};

/** A prepared person's answer to a field; undefined where it is optional and they have none. */
export const answerOf =
  (person: SamplePerson) =>
  ({ field, names }: Place): unknown =>
    valueAt(ownAnswers(person), names) ?? (isRequired<Situation>(field, ownAnswers(person)) ? field.example : undefined);

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

/** First names of invented people, with their civility. */
const firstNames = {
  Inès: 'MME',
  Bastien: 'MR',
  Chloé: 'MME',
  Driss: 'MR',
  Élodie: 'MME',
  Florian: 'MR',
  Gaëlle: 'MME',
  Hugo: 'MR',
  Louna: 'MME',
  Mathis: 'MR',
} as const;
const lastNames = ['Spécimen', 'Modèle', 'Maquette', 'Gabarit', 'Prototype', 'Patron', 'Factice', 'Essai', 'Témoin'] as const;

export const civilityOf = (firstName: string): SamplePerson['civility'] | undefined =>
  Object.entries(firstNames).find(([known]) => known === firstName)?.[1];

/** A name that no file of the bank has, while there is one. */
export const fictionalPerson = (
  dossiers: readonly Pick<Subscription, 'holder'>[],
): { readonly firstName: string; readonly lastName: string } => {
  const used = dossiers.map(({ holder }) => nameOf(holder));
  const all = lastNames.flatMap(lastName => Object.keys(firstNames).map(firstName => ({ firstName, lastName })));
  const free = all.filter(({ firstName, lastName }) => !used.includes(`${firstName} ${lastName}`));
  return free[used.length % Math.max(free.length, 1)] ?? { firstName: 'Inès', lastName: 'Spécimen' };
};
