import { isRecord } from './shape';

/** A row's condition on one field: a value, a range of numbers (`under` is excluded), one of several conditions, or none of them. */
export type Condition<Value> =
  | Value
  | { readonly atLeast?: number; readonly under?: number }
  | { readonly oneOf: readonly Condition<Value>[] }
  | { readonly noneOf: readonly Condition<Value>[] };

/** A row of a decision table. Fields missing in `when` may have any value. `because`: the row's source, for a reader. */
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

/** Whether a value meets a condition of a row. */
export const holds = (condition: unknown, value: unknown): boolean => {
  if (!isRecord(condition)) return condition === value;
  if ('oneOf' in condition) return anyHolds(condition['oneOf'], value);
  if ('noneOf' in condition) return !anyHolds(condition['noneOf'], value);
  return within(condition, value);
};

/** Whether a row matches a case. */
export const speaksOf = (row: { readonly when: object }, given: unknown): boolean =>
  isRecord(given) && Object.entries(row.when).every(([field, condition]) => holds(condition, given[field]));

/** The row that decides a case; tests prove that every case matches exactly one. Throws RangeError where none matches. */
export const rowFor = <Case, Verdict>(rows: readonly Row<Case, Verdict>[], given: Case): Row<Case, Verdict> => {
  const found = rows.find(row => speaksOf(row, given));
  if (found === undefined) throw new RangeError('No row of the table speaks of this case');
  return found;
};

export const decided = <Case, Verdict>(rows: readonly Row<Case, Verdict>[], given: Case): Verdict => rowFor(rows, given).then;
