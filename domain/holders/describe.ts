import { NamedError, type ErrorTag } from '@domain/kernel/namedError';
import type { Country, Entry } from '@domain/referentials/entries';
import { lookUp, type LookedUp } from '@domain/referentials/lookup';
import type { Code, Field, ListedField } from './fieldKinds';
import type { CodeList } from './fields';
import { prospectOf, valueAt, type Prospect } from './prospect';

/** The bank's lists, by name; a list that failed to load is missing. */
export type Wordings = Readonly<Partial<Record<CodeList, readonly (Entry | Country)[]>>>;

/** A person with labels in place of codes; a code without a label stays a code. SUM-01 */
export interface Described extends Prospect {
  /** Lists with a code of the person that has no label: missing, or without this code. */
  readonly unlabelled: readonly string[];
  /** Those of them that are missing. */
  readonly missed: readonly string[];
  /** Lists with labels in the reader's language. XTR-12 */
  readonly translated: readonly string[];
  /** Errors of the codes that their lists do not contain. PER-10 */
  readonly unknown: readonly ErrorTag[];
}

/** Lists that must contain every code; a code that another list lacks stays a code. PER-10 */
const sure: Readonly<Partial<Record<string, LookedUp>>> = {
  nationalities: 'nationality',
  countries: 'country',
  counties: 'county',
  familySituations: 'familySituation',
  categories: 'occupationStatus',
} satisfies Readonly<Partial<Record<CodeList, LookedUp>>>;

/** Throws a named error where a list in `sure` lacks the code. PER-10 */
export const labelIn = (list: string, entries: readonly (Entry | Country)[], code: string): string | undefined => {
  const kind = sure[list];
  return kind ? lookUp(kind, entries, code).label : entries.find(entry => entry.code === code)?.label;
};

/** Names each code on its own: one that cannot be named leaves the others their labels. PER-10 */
export const describe = (person: Prospect, wordings: Wordings): Described => {
  const lists: Readonly<Partial<Record<string, readonly (Entry | Country)[]>>> = wordings;
  const unlabelled = new Set<string>();
  const unknown = new Set<ErrorTag>();
  const known = (list: string, code: string): string | undefined => {
    try {
      return labelIn(list, lists[list] ?? [], code);
    } catch (error) {
      if (!(error instanceof NamedError)) throw error;
      if (lists[list] !== undefined) unknown.add(error.tag);
      return undefined;
    }
  };
  const labelOf = ({ list }: Code, code: string): string => {
    const label = known(list, code);
    if (label === undefined) unlabelled.add(list);
    return label ?? code;
  };
  const labelled = (field: Field | ListedField, value: unknown): unknown => {
    if (field.kind === 'code') return typeof value === 'string' && value !== '' ? labelOf(field, value) : undefined;
    if (field.kind !== 'list' || !Array.isArray(value)) return value;
    const columns = Object.entries(field.each);
    return value.map((each: unknown) => Object.fromEntries(columns.map(([name, of]) => [name, labelled(of, valueAt(each, [name]))])));
  };
  const described = prospectOf(person.externalReference, ({ field, names }) => labelled(field, valueAt(person, names)));
  const lacking = [...unlabelled];
  return {
    ...described,
    unlabelled: lacking,
    missed: lacking.filter(list => lists[list] === undefined),
    translated: Object.keys(lists).filter(list => lists[list]?.some(({ translated }) => translated)),
    unknown: [...unknown],
  };
};
