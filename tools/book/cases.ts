import { isRecord, type Description } from '@domain/kernel/shape';

/** Every value in a condition. */
const namedBy = (condition: unknown): readonly unknown[] => {
  if (Array.isArray(condition)) return condition.flatMap(namedBy);
  return isRecord(condition) ? Object.values(condition).flatMap(namedBy) : [condition];
};

const aroundEach = (named: readonly unknown[]): readonly number[] =>
  [0, ...named.filter(value => typeof value === 'number')].flatMap(value => [value - 1, value, value + 1]);

/**
 * Values of a field that distinguish the rows: all values of a finite shape; otherwise those in the rows, their neighbours, and one that
 * no row has.
 */
const valuesOf = (form: Description, named: readonly unknown[]): readonly unknown[] => {
  switch (form.kind) {
    case 'boolean':
      return [true, false];
    case 'oneOf':
      return form.values;
    case 'absent':
      return [null, ...valuesOf(form.or, named)];
    case 'whole':
    case 'number':
      return aroundEach(named);
    case 'text':
      return [...named.filter(value => typeof value === 'string'), 'named by no row', '', 'constructor'];
    default:
      throw new RangeError(`A table cannot ask about a ${form.kind}`);
  }
};

const combined = (fields: readonly (readonly [string, readonly unknown[]])[]): readonly Readonly<Record<string, unknown>>[] =>
  fields.reduce<readonly Readonly<Record<string, unknown>>[]>(
    (cases, [name, values]) => cases.flatMap(given => values.map(value => ({ ...given, [name]: value }))),
    [{}],
  );

type Known = Readonly<Record<string, readonly unknown[]>>;

/** For a field with known values: these values, and for a text also unknown ones. */
const knownOrOther = (form: Description, named: readonly unknown[], known: readonly unknown[] | undefined): readonly unknown[] => {
  if (known === undefined) return valuesOf(form, named);
  return form.kind === 'text' ? valuesOf(form, known) : known;
};

/**
 * Every distinguishable case of a finite table, each once, which proves that it has no gap and no overlap. Known values replace an open
 * field's.
 */
export const casesOf = (
  input: Description,
  rows: readonly { readonly when: object }[],
  known: Known = {},
): readonly Readonly<Record<string, unknown>>[] => {
  if (input.kind !== 'record') throw new RangeError('A table asks about the fields of a record');
  const named = (field: string): readonly unknown[] =>
    rows.flatMap(({ when }) => Object.entries(when).flatMap(([name, condition]) => (name === field ? namedBy(condition) : [])));
  return combined(
    Object.entries(input.fields).map(([name, form]) => {
      const values = knownOrOther(form, named(name), Object.hasOwn(known, name) ? known[name] : undefined);
      return [name, [...new Set(values)]] as const;
    }),
  );
};
