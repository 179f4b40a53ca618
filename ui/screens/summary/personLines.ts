import type { Described } from '@domain/holders/describe';
import type { AskingPage, PersonField } from '@domain/holders/fields';
import type { Prospect } from '@domain/holders/prospect';
import { everyKeyOf } from '@domain/kernel/total';
import { recapRowsMessages } from '@ui/copy/fr/recapRows';
import { personRows, type PersonRow } from './personRows';

const copy = recapRowsMessages;

/** Pages of the file that ask about the person; the offer shows the agency. */
type Page = Exclude<AskingPage, 'InformationForm' | 'StructureChoice'>;
/** Rows asked before the file exists: each is a line of its own. */
type Early = Extract<PersonField, { readonly page: 'InformationForm' }>['row'];

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

/** Short lines omit rows without information; 'Tout voir et imprimer' shows all rows. */
const worthTelling = ({ identity: { birthName, lastName } }: Prospect, { name, value }: PersonRow): boolean =>
  value !== copy.none && !(name === 'birthName' && birthName === lastName) && name !== 'category';

/** Summary lines of a person. SUM-01 */
export const personLines = (person: Prospect, told: Described): PersonLines => {
  const rows = personRows(person, told).filter(row => worthTelling(person, row));
  const line = ([name, of]: Line): readonly PersonLine[] => {
    const [first, ...others] = rows.filter(row => row.page === of || row.name === of);
    if (first === undefined) return [];
    const more = others.map(row => (plain.includes(row.name) ? row.value : copy.told(copy.rows[row.name], row.value)));
    const french = [first, ...others].flatMap(row => row.french);
    return [{ name, value: first.value, more, french, change: of === 'mobile' ? undefined : of }];
  };
  return { identity: identity.flatMap(line), situation: situation.flatMap(line) };
};
