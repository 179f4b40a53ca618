import { isRecord } from './shape';

/** What a row asks of one field: this value, a span of numbers (`under` excluded), one of several conditions, or none of them. */
export type Condition<Value> =
  | Value
  | { readonly atLeast?: number; readonly under?: number }
  | { readonly oneOf: readonly Condition<Value>[] }
  | { readonly noneOf: readonly Condition<Value>[] };

/** One line of a decision table. A field that `when` does not name may hold anything. `because`: where the line comes from, for a reader. */
export interface Row<Case, Verdict> {
  readonly when: { readonly [Field in keyof Case]?: Condition<Case[Field]> };
  readonly then: Verdict;
  readonly because: string;
}

const within = (span: Readonly<Record<string, unknown>>, value: unknown): boolean =>
  typeof value === 'number' &&
  (typeof span['atLeast'] !== 'number' || value >= span['atLeast']) &&
  (typeof span['under'] !== 'number' || value < span['under']);

const anyHolds = (conditions: unknown, value: unknown): boolean =>
  Array.isArray(conditions) && conditions.some(condition => holds(condition, value));

/** Tells whether a value meets a condition of a row. */
export const holds = (condition: unknown, value: unknown): boolean => {
  if (!isRecord(condition)) return condition === value;
  if ('oneOf' in condition) return anyHolds(condition['oneOf'], value);
  if ('noneOf' in condition) return !anyHolds(condition['noneOf'], value);
  return within(condition, value);
};

/** Tells whether a row speaks about a case. */
export const speaksOf = (row: { readonly when: object }, given: unknown): boolean =>
  isRecord(given) && Object.entries(row.when).every(([field, condition]) => holds(condition, given[field]));

/** The row that decides a case; tests show that each table has exactly one for every case. Throws RangeError where none does. */
export const rowFor = <Case, Verdict>(rows: readonly Row<Case, Verdict>[], given: Case): Row<Case, Verdict> => {
  const found = rows.find(row => speaksOf(row, given));
  if (found === undefined) throw new RangeError('No row of the table speaks of this case');
  return found;
};

/** The verdict of a table. */
export const decided = <Case, Verdict>(rows: readonly Row<Case, Verdict>[], given: Case): Verdict => rowFor(rows, given).then;
