import type { Described } from '@domain/holders/describe';
import type { Prospect } from '@domain/holders/prospect';
import type { PageName } from '@domain/journey/steps';
import { displayDay } from '@domain/kernel/day';
import { FRANCE } from '@domain/referentials/france';
import { addressLines } from '@ui/copy/fr/addressLines';
import { moneyMessages } from '@ui/copy/fr/money';
import { nationalityMessages } from '@ui/copy/fr/nationality';
import { recapRowsMessages } from '@ui/copy/fr/recapRows';

const copy = recapRowsMessages;

/** A line of the recap; `page`: where it is corrected, undefined: it cannot be any more. XTR-01 */
export interface PersonRow {
  readonly name: keyof typeof copy.rows;
  readonly value: string;
  readonly page: PageName | undefined;
}

type RowName = PersonRow['name'];
type Answers = Omit<Prospect, 'externalReference'>;
type RowsOf<Part> = Part extends readonly unknown[] | string | number | undefined
  ? RowName | null
  : { readonly [Field in keyof Part]: RowName | null };

/** The row that shows each answer; null: a line of the offer shows it. An answer without its row does not compile. XTR-01 */
export const rowOfAnswer = {
  identity: {
    civility: 'name',
    firstName: 'name',
    lastName: 'name',
    birthName: 'birthName',
    otherFirstNames: 'otherFirstNames',
    agencyId: null,
  },
  birth: { birthdate: 'birthdate', nationality: 'nationality', country: 'birthplace', county: 'birthplace', town: 'birthplace' },
  email: 'email',
  mobile: 'mobile',
  family: { situation: 'family', maritalRegime: 'maritalRegime' },
  address: {
    streetNumber: 'address',
    streetType: 'address',
    streetName: 'address',
    postalCode: 'address',
    town: 'address',
    country: 'address',
    housing: 'housing',
  },
  occupation: { category: 'category', profession: 'profession', employer: 'employer', sector: 'sector' },
  monthlyNetIncome: 'income',
  wealth: 'wealth',
  fiscal: { frenchTaxResident: 'tax', obligations: 'obligations' },
} as const satisfies { readonly [Part in keyof Answers]: RowsOf<Answers[Part]> };

type Line = readonly [PersonRow['name'], string | undefined];

const page = (to: PageName | undefined, lines: readonly Line[]): readonly PersonRow[] =>
  lines.flatMap(([name, value]) => (value === undefined ? [] : [{ name, value, page: to }]));

const nationalityOf = ({ birth }: Prospect, { nationality }: Described): Line => {
  if (nationality === undefined) return ['nationality', copy.notSaid];
  return birth.nationality === FRANCE.osceCode ? ['nationality', nationalityMessages.french] : ['nationalityCountry', nationality];
};

const names = (person: Prospect, described: Described): readonly Line[] => {
  const { identity, birth } = person;
  const civility = identity.civility && copy.civility[identity.civility];
  return [
    ['name', [civility, identity.firstName, identity.lastName].filter(Boolean).join(' ')],
    ['birthName', identity.birthName],
    ['otherFirstNames', identity.otherFirstNames],
    ['birthdate', birth.birthdate && displayDay(birth.birthdate)],
    nationalityOf(person, described),
  ];
};

const birthplace = ({ birth }: Prospect, { birthCountry, birthCounty }: Described): string =>
  [birth.town, birthCounty, birthCountry].filter(Boolean).join(', ') || copy.notSaid;

const work = ({ occupation, monthlyNetIncome }: Prospect, described: Described): readonly Line[] => [
  ['category', described.category ?? copy.notSaid],
  ['profession', described.profession ?? copy.notSaid],
  ['employer', occupation.employer],
  ['sector', described.sector],
  ['income', monthlyNetIncome === undefined ? copy.notSaid : moneyMessages.amount(monthlyNetIncome)],
  ['wealth', described.wealth ?? copy.notSaid],
];

const tax = ({ fiscal }: Prospect, { obligations }: Described): readonly Line[] => [
  ['tax', fiscal.frenchTaxResident === true ? copy.taxResident : copy.notSaid],
  ['obligations', obligations.map(({ country, taxId }) => copy.obligation(country, taxId)).join(', ') || copy.none],
];

/** What the file says of a person, line by line, each with the page that corrects it. SUM-01, XTR-01 */
export const personRows = (person: Prospect, described: Described): readonly PersonRow[] => [
  ...page('FullIdentityForm', names(person, described)),
  ...page('BirthplaceForm', [['birthplace', birthplace(person, described)]]),
  ...page('FamilyStatusForm', [
    ['family', described.situation ?? copy.notSaid],
    ['maritalRegime', described.maritalRegime],
  ]),
  ...page('AddressForm', [
    ['address', [addressLines(person.address, described.streetType), described.country].filter(Boolean).join(', ') || copy.notSaid],
    ['housing', described.housing ?? copy.notSaid],
  ]),
  ...page('ComplementaryInformationForm', work(person, described)),
  ...page('TaxResidenceForm', tax(person, described)),
  ...page(undefined, [
    ['email', person.email],
    ['mobile', person.mobile],
  ]),
];
