import { daysAfter } from '@domain/kernel/calendar';
import type { Day } from '@domain/kernel/day';
import type { PrintedFacts } from '@sandbox/analysis/facts';
import { printedKinds, type PrintedKindName } from '@sandbox/analysis/kinds';
import { prefectures } from '@sandbox/referentials/places';
import { payslipNet } from './payslip';
import type { SamplePerson } from './person';

/** The age of each kind of valid document. */
const ages: Readonly<Record<PrintedKindName, { readonly years?: number; readonly months?: number; readonly days?: number }>> = {
  CNI: { years: -2, days: -11 },
  PASSPORT: { years: -3, days: -40 },
  ELECTRICITY: { days: -24 },
  GAS: { days: -37 },
  INTERNET: { days: -18 },
  MOBILE: { days: -12 },
  TAX_NOTICE: { months: -3, days: -4 },
  PAYSLIP: { days: -20 },
};

/** The expiry of a document that is valid for ten years. */
export const tenYears = (issued: Day): Day => daysAfter(daysAfter(issued, { years: 10 }), { days: -1 });

/** Seven capitals and digits derived from a text, always the same for one text. */
const numberFrom = (text: string): string =>
  Array.from(text)
    .reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 78_364_164_096, 7)
    .toString(36)
    .toUpperCase()
    .padStart(7, '0')
    .slice(-7);

export const taxReferenceOf = (issued: Day, number: string): string => `${issued.slice(2, 4)}7A${number.slice(-7)}44`;

type Extra = Omit<PrintedFacts, 'kind' | 'model' | 'number' | 'lastName' | 'firstName' | 'issued'>;

/** The county code of a town that is a prefecture; nothing for other towns. */
const countyOf = (town: string): Extra => {
  const found = prefectures.find(([, name]) => name === town)?.[0];
  return found === undefined ? {} : { birthCounty: found };
};

const identity = ({ birthdate, knownBirthdate, birthplace }: SamplePerson, issued: Day): Extra => ({
  birthdate: knownBirthdate ?? birthdate,
  birthplace,
  ...countyOf(birthplace),
  expires: tenYears(issued),
  country: 'FRA',
  portrait: true,
});

const home = ({ street, postalCode, city }: SamplePerson): Extra => ({ address: street, postalCode, city });

/** The data of each kind besides name, number and day of issue. */
const extras: Readonly<Record<PrintedKindName, (person: SamplePerson, issued: Day, number: string) => Extra>> = {
  CNI: identity,
  PASSPORT: identity,
  ELECTRICITY: home,
  GAS: home,
  INTERNET: home,
  MOBILE: home,
  TAX_NOTICE: (person, issued, number) => ({ ...home(person), taxReference: taxReferenceOf(issued, number) }),
  PAYSLIP: person => ({ ...home(person), employer: person.employer, siret: person.siret, netIncome: payslipNet }),
};

/** The data of a person's valid document on `today`. */
export const validFacts = (kind: PrintedKindName, person: SamplePerson, today: Day): PrintedFacts => {
  const issued = daysAfter(today, ages[kind]);
  const number = `SP${numberFrom(`${kind} ${person.lastName} ${person.firstName} ${person.birthdate}`)}`;
  const { lastName, firstName } = person;
  return { kind, model: printedKinds[kind].models[0] ?? '', number, lastName, firstName, issued, ...extras[kind](person, issued, number) };
};
