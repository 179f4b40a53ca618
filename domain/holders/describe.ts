import type { Country, Entry, ProfessionCategory } from '@domain/referentials/entries';
import { lookUp, type LookedUp } from '@domain/referentials/lookup';
import type { Code, Field, ListedField } from './fieldKinds';
import type { CodeList } from './fields';
import { prospectOf, valueAt, type Prospect } from './prospect';

/** The lists with the labels of a person's codes. */
export interface Wordings {
  readonly nationalities: readonly Country[];
  readonly countries: readonly Country[];
  readonly counties: readonly Entry[];
  readonly familySituations: readonly Entry[];
  readonly maritalRegimes: readonly Entry[];
  readonly housingSituations: readonly Entry[];
  readonly streetTypes: readonly Entry[];
  readonly wealth: readonly Entry[];
  readonly professions: readonly ProfessionCategory[];
  /** Professions that no category lists any longer. */
  readonly otherProfessions: readonly Entry[];
  readonly sectors: readonly Entry[];
}

/** A person with labels in place of codes. SUM-01 */
export type Described = Prospect;

const entriesOf = ({ professions, otherProfessions, ...lists }: Wordings): Readonly<Record<CodeList, readonly (Entry | Country)[]>> => ({
  ...lists,
  categories: professions.map(({ category }) => category),
  professions: [...professions.flatMap(({ professions: each }) => each), ...otherProfessions],
});

/** Lists that must contain every code; a code that another list lacks stays a code. PER-10 */
const sure: Readonly<Partial<Record<string, LookedUp>>> = {
  nationalities: 'nationality',
  countries: 'country',
  counties: 'county',
  familySituations: 'familySituation',
  categories: 'occupationStatus',
} satisfies Readonly<Partial<Record<CodeList, LookedUp>>>;

/** Throws a named error where a list in `sure` lacks a code. PER-10 */
export const describe = (person: Prospect, wordings: Wordings): Described => {
  const lists: Readonly<Record<string, readonly (Entry | Country)[]>> = entriesOf(wordings);
  const labelOf = ({ list }: Code, code: string): string => {
    const [kind, entries = []] = [sure[list], lists[list]];
    return kind ? lookUp(kind, entries, code).label : (entries.find(entry => entry.code === code)?.label ?? code);
  };
  const labelled = (field: Field | ListedField, value: unknown): unknown => {
    if (field.kind === 'code') return typeof value === 'string' && value !== '' ? labelOf(field, value) : undefined;
    if (field.kind !== 'list' || !Array.isArray(value)) return value;
    const columns = Object.entries(field.each);
    return value.map((each: unknown) => Object.fromEntries(columns.map(([name, of]) => [name, labelled(of, valueAt(each, [name]))])));
  };
  return prospectOf(person.externalReference, ({ field, names }) => labelled(field, valueAt(person, names)));
};
