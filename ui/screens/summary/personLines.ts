import type { AskingPage, PersonField } from '@domain/holders/fields';
import type { Prospect } from '@domain/holders/prospect';
import { everyKeyOf } from '@domain/kernel/total';
import { recapRowsMessages } from '@messages/recapRows';
import { personRows, type PersonRow, type SeesRow, type Told } from './personRows';

const copy = recapRowsMessages;

/** Pages of the file that ask about the person; the offer shows the agency. */
type Page = Exclude<AskingPage, 'InformationForm' | 'StructureChoice'>;
/** Rows asked before the file exists: each is a line of its own. */
type Early = NonNullable<Extract<PersonField, { readonly page: 'InformationForm' }>['row']>;

/** A line of the recap groups the rows of one page. `change`: the page that corrects it, the e-mail dialog, or none. XTR-01, D-62 */
export interface PersonLine {
  readonly name: keyof typeof copy.lines;
  /** Main value. */
  readonly value: string;
  /** Secondary values with their labels. */
  readonly more: readonly string[];
  /** Parts of these values that are French in every language. */
  readonly french: PersonRow['french'];
  readonly change: Page | 'email' | undefined;
  /** Shows a code whose list failed to load. PER-10 */
  readonly missed: boolean;
}

export interface PersonLines {
  readonly identity: readonly PersonLine[];
  readonly situation: readonly PersonLine[];
}

type Line = readonly [PersonLine['name'], Page | Early];

const identity = [
  ['identity', 'FullIdentityForm'],
  ['birthplace', 'BirthplaceForm'],
  ['email', 'email'],
  ['mobile', 'mobile'],
] as const satisfies readonly Line[];
const situation = [
  ['family', 'FamilyStatusForm'],
  ['address', 'AddressForm'],
  ['work', 'ComplementaryInformationForm'],
  ['tax', 'TaxResidenceForm'],
] as const satisfies readonly Line[];

/** The compiler reports a page that no line contains. */
everyKeyOf<Readonly<Record<Page | Early, unknown>>>()([...identity, ...situation].map(([, of]) => of));

/** Rows understood without their label. */
const plain: readonly PersonRow['name'][] = ['birthdate', 'nationality', 'housing', 'employer', 'sector'];

/** The profession says its category, unless the category is a code. */
const saidByOther = ({ name, coded }: PersonRow): boolean => name === 'category' && coded === false;

/** Short lines omit rows without information; 'Tout voir et imprimer' shows all rows. */
const worthTelling = ({ identity: { birthName, lastName } }: Prospect, row: PersonRow): boolean =>
  row.value !== copy.none && !(row.name === 'birthName' && birthName === lastName) && !saidByOther(row);

/** The main value of a line comes first. */
const mainFirst = (rows: readonly PersonRow[]): readonly PersonRow[] => [
  ...rows.filter(({ name }) => name !== 'category'),
  ...rows.filter(({ name }) => name === 'category'),
];

const inFull = ({ name, value, coded, given }: PersonRow): string =>
  plain.includes(name) && coded === false && !given ? value : copy.told(copy.rows[name], value);

/** Summary lines of a person. SUM-01 */
export const personLines = (person: Prospect, told: Told, sees?: SeesRow): PersonLines => {
  const rows = personRows(person, told, sees).filter(row => worthTelling(person, row));
  const line = ([name, of]: Line): readonly PersonLine[] => {
    const [first, ...others] = mainFirst(rows.filter(row => row.page === of || row.name === of));
    if (first === undefined) return [];
    const all = [first, ...others];
    return [
      {
        name,
        value: first.value,
        more: others.map(inFull),
        french: all.flatMap(row => row.french),
        change: of === 'mobile' ? undefined : of,
        missed: all.some(({ coded }) => coded === 'missed'),
      },
    ];
  };
  return { identity: identity.flatMap(line), situation: situation.flatMap(line) };
};
