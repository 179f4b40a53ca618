import type { Described } from '@domain/holders/describe';
import type { Prospect } from '@domain/holders/prospect';
import type { PageName } from '@domain/journey/steps';
import { everyKeyOf } from '@domain/kernel/total';
import { recapRowsMessages } from '@ui/copy/fr/recapRows';
import { personRows, type PersonRow } from './personRows';

const copy = recapRowsMessages;

/** A line of the recap: what is asked on one page, told together. `change`: the page that corrects it, the e-mail's own way, or none. XTR-01, D-62 */
export interface PersonLine {
  readonly name: keyof typeof copy.lines;
  /** What one looks for first. */
  readonly value: string;
  /** The rest of the page, each with its name. */
  readonly more: readonly string[];
  readonly change: PageName | 'email' | undefined;
}

export interface PersonLines {
  readonly identity: readonly PersonLine[];
  readonly situation: readonly PersonLine[];
}

type RowName = PersonRow['name'];

interface Told {
  readonly name: PersonLine['name'];
  /** The first is the value itself, the others have their names before them. */
  readonly rows: readonly [RowName, ...RowName[]];
  readonly change: PersonLine['change'];
}

const identity = [
  {
    name: 'identity',
    rows: ['name', 'birthName', 'otherFirstNames', 'birthdate', 'nationality', 'nationalityCountry'],
    change: 'FullIdentityForm',
  },
  { name: 'birthplace', rows: ['birthplace'], change: 'BirthplaceForm' },
  { name: 'email', rows: ['email'], change: 'email' },
  { name: 'mobile', rows: ['mobile'], change: undefined },
] as const satisfies readonly Told[];
const situation = [
  { name: 'family', rows: ['family', 'maritalRegime'], change: 'FamilyStatusForm' },
  { name: 'address', rows: ['address', 'housing'], change: 'AddressForm' },
  { name: 'work', rows: ['profession', 'category', 'employer', 'sector', 'income', 'wealth'], change: 'ComplementaryInformationForm' },
  { name: 'tax', rows: ['tax', 'obligations'], change: 'TaxResidenceForm' },
] as const satisfies readonly Told[];

/** A row that stands on no line does not compile. */
everyKeyOf<Readonly<Record<RowName, unknown>>>()([...identity, ...situation].flatMap(({ rows }): readonly (typeof rows)[number][] => rows));

/** What is read without its name. */
const plain: readonly RowName[] = ['birthdate', 'nationality', 'housing', 'employer', 'sector'];

/** What says nothing more is left out of the short lines: the whole stands in 'Tout voir et imprimer'. */
const worthTelling = ({ identity: { birthName, lastName } }: Prospect, { name, value }: PersonRow): boolean =>
  value !== copy.none && !(name === 'birthName' && birthName === lastName) && name !== 'category';

/** A person in lines that are read at a glance. SUM-01 */
export const personLines = (person: Prospect, described: Described): PersonLines => {
  const rows = personRows(person, described);
  const told = ({ name, rows: [first, ...others], change }: Told): readonly PersonLine[] => {
    const value = rows.find(row => row.name === first)?.value;
    const more = others.flatMap(other => rows.find(row => row.name === other && worthTelling(person, row)) ?? []);
    return value === undefined
      ? []
      : [
          {
            name,
            value,
            more: more.map(({ name: of, value: said }) => (plain.includes(of) ? said : copy.told(copy.rows[of], said))),
            change,
          },
        ];
  };
  return { identity: identity.flatMap(told), situation: situation.flatMap(told) };
};
