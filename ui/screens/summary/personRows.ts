import type { Described } from '@domain/holders/describe';
import type { AskingPage, CodeList, RecapRow, Situation } from '@domain/holders/fields';
import { isRequired } from '@domain/holders/fieldKinds';
import { maskedEmail } from '@domain/holders/people';
import { places, recapRows, valueAt, type Place, type Prospect } from '@domain/holders/prospect';
import type { Seen } from '@domain/holders/shownOfOther';
import { townForPeople } from '@domain/field/townForPeople';
import { displayDay, isDay } from '@domain/kernel/day';
import { FRANCE } from '@domain/referentials/france';
import { addressLines } from '@messages/addressLines';
import { moneyMessages } from '@messages/money';
import { nationalityMessages } from '@messages/nationality';
import { recapRowsMessages } from '@messages/recapRows';

const copy = recapRowsMessages;

/** `page`: the page that asks for the row. XTR-01 */
export interface PersonRow {
  readonly name: keyof typeof copy.rows;
  readonly value: string;
  /** Its parts that are French in every language. */
  readonly french: readonly (string | undefined)[];
  readonly page: AskingPage;
  /** Shows a code, which has no label. `missed`: the list with the label failed to load. PER-10 */
  readonly coded: false | 'missed' | 'unknown';
  /** The answer itself is not shown: it is the other holder's. D-123 */
  readonly given: boolean;
}

/** What the reader sees of each row. D-123 */
export type SeesRow = (row: RecapRow) => Seen;
const all: SeesRow = () => 'shown';

/** Labels of the person's codes, and the lists that lack one. */
export type Told = Prospect & Partial<Pick<Described, 'unlabelled' | 'missed' | 'translated'>>;

const listed = (values: readonly (string | undefined)[]): string => values.filter(Boolean).join(', ');

/** Rows that combine several answers or need a text of their own. */
const inWords: { readonly [Row in RecapRow]?: (person: Prospect, told: Told) => string | undefined } = {
  name: ({ identity: { civility, firstName, lastName } }) =>
    [civility && copy.civility[civility], firstName, lastName].filter(Boolean).join(' '),
  nationality: ({ birth }, told) => (isFrench(birth) ? nationalityMessages.french : told.birth.nationality),
  birthplace: (_, { birth: { town, county, country } }) => listed([town && townForPeople(town), county, country]),
  address: (_, { address }) => listed([addressLines(address, address.streetType), address.country]),
  tax: ({ fiscal }) => (fiscal.frenchTaxResident === true ? copy.taxResident : undefined),
  obligations: (_, { fiscal }) => listed(fiscal.obligations.map(copy.obligation)) || copy.none,
};

/** A label of the bank's own, unless the bank has it in the reader's language. XTR-12 */
const ownIn = ({ translated = [] }: Told, list: CodeList, label: string | undefined): PersonRow['french'] =>
  translated.includes(list) ? [] : [label];

/** Places in France, and labels of the bank's lists. D-75 */
const inFrench: { readonly [Row in RecapRow]?: (person: Prospect, told: Told) => PersonRow['french'] } = {
  birthplace: ({ birth: { country } }, { birth }) => (isFrance(country) ? [birth.town && townForPeople(birth.town), birth.county] : []),
  address: ({ address: { country } }, { address }) => (isFrance(country) ? [addressLines(address, address.streetType)] : []),
  category: (_, told) => ownIn(told, 'categories', told.occupation.category),
  profession: (_, told) => ownIn(told, 'professions', told.occupation.profession),
  sector: (_, told) => ownIn(told, 'sectors', told.occupation.sector),
};

const isFrance = (country: string | undefined): boolean => country === FRANCE.code;

const isFrench = ({ nationality }: Prospect['birth']): boolean => nationality === FRANCE.osceCode;

/** An answer as text; codes have been replaced by their labels before. */
const worded = (value: unknown): string | undefined => {
  if (typeof value === 'boolean') return value ? copy.yes : copy.no;
  if (typeof value === 'number') return moneyMessages.amount(value);
  if (isDay(value)) return displayDay(value);
  return typeof value === 'string' ? value : undefined;
};

const named = (row: RecapRow, { birth }: Prospect): PersonRow['name'] =>
  row === 'nationality' && birth.nationality !== undefined && !isFrench(birth) ? 'nationalityCountry' : row;

/** The lists whose codes an answer holds. */
const listsOf = ({ field, names }: Place, person: Prospect): readonly string[] => {
  if (field.kind === 'code') return valueAt(person, names) === undefined ? [] : [field.list];
  return field.kind === 'list' && person.fiscal.obligations.length > 0 ? [field.each.country.list] : [];
};

/** A French nationality needs no list. */
const codedBy = (row: RecapRow, of: readonly Place[], person: Prospect, { unlabelled = [], missed = [] }: Told): PersonRow['coded'] => {
  const lists = of.flatMap(place => listsOf(place, person)).filter(list => unlabelled.includes(list));
  if (lists.length === 0 || (row === 'nationality' && isFrench(person.birth))) return false;
  return lists.some(list => missed.includes(list)) ? 'missed' : 'unknown';
};

/**
 * All rows of a person, in the order of the table of fields. Of an answer that the reader does not see, the row says that it was given,
 * where the page requires it. SUM-01, XTR-01, D-123
 */
export const personRows = (person: Prospect, told: Told, sees: SeesRow = all): readonly PersonRow[] =>
  recapRows.flatMap((row): readonly PersonRow[] => {
    const [first, ...others] = places.filter(({ field }) => field.row === row);
    if (first === undefined) return [];
    const { page } = first.field;
    const required = [first, ...others].some(({ field }) => isRequired<Situation>(field, person));
    const seen = sees(row);
    if (seen === 'given') return required ? [{ name: row, value: copy.given, french: [], page, coded: false, given: true }] : [];
    const own = inWords[row];
    const value = (own ? own(person, told) : worded(valueAt(told, first.names))) || (required ? copy.notSaid : undefined);
    if (value === undefined) return [];
    const coded = codedBy(row, [first, ...others], person, told);
    const said = seen === 'masked' ? maskedEmail(value) : value;
    return [{ name: named(row, person), value: said, french: inFrench[row]?.(person, told) ?? [], page, coded, given: false }];
  });
