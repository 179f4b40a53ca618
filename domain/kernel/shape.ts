/**
 * The shape of a rule's input: a guard that refuses any other value, and a description for readers, the rule bench and the rule book.
 * `null` means "absent".
 */
export type Description =
  | { readonly kind: 'text' | 'whole' | 'number' | 'boolean' | 'day' | 'instant' }
  | { readonly kind: 'oneOf'; readonly values: readonly string[] }
  | { readonly kind: 'list'; readonly of: Description }
  | { readonly kind: 'absent'; readonly or: Description }
  | { readonly kind: 'record'; readonly fields: Readonly<Record<string, Description>> };

export interface Shape<A> {
  readonly is: (value: unknown) => value is A;
  readonly description: Description;
}

export type Of<S> = S extends Shape<infer A> ? A : never;

const shape = <A>(description: Description, is: (value: unknown) => value is A): Shape<A> => ({ is, description });

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const text: Shape<string> = shape({ kind: 'text' }, value => typeof value === 'string');
export const whole: Shape<number> = shape({ kind: 'whole' }, (value): value is number => Number.isInteger(value));
export const number: Shape<number> = shape({ kind: 'number' }, (value): value is number => Number.isFinite(value));
export const boolean: Shape<boolean> = shape({ kind: 'boolean' }, value => typeof value === 'boolean');

export const oneOf = <const Values extends readonly string[]>(...values: Values): Shape<Values[number]> =>
  shape({ kind: 'oneOf', values }, (value): value is Values[number] => values.some(known => known === value));

export const list = <A>(of: Shape<A>): Shape<readonly A[]> =>
  shape({ kind: 'list', of: of.description }, (value): value is readonly A[] => Array.isArray(value) && value.every(of.is));

export const absentOr = <A>(or: Shape<A>): Shape<A | null> =>
  shape({ kind: 'absent', or: or.description }, (value): value is A | null => value === null || or.is(value));

export const record = <const Fields extends Readonly<Record<string, Shape<unknown>>>>(
  fields: Fields,
): Shape<{ readonly [Name in keyof Fields]: Of<Fields[Name]> }> =>
  shape(
    {
      kind: 'record',
      fields: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.description])),
    },
    (value): value is { readonly [Name in keyof Fields]: Of<Fields[Name]> } =>
      isRecord(value) && Object.entries(fields).every(([name, field]) => Object.hasOwn(value, name) && field.is(value[name])),
  );

/** A record whose `extra` fields may also be left out, which is the same as `null`. */
export const recordWith = <
  const Fields extends Readonly<Record<string, Shape<unknown>>>,
  const Extra extends Readonly<Record<string, Shape<unknown>>>,
>(
  fields: Fields,
  extra: Extra,
): Shape<
  { readonly [Name in keyof Fields]: Of<Fields[Name]> } & { readonly [Name in keyof Extra]?: Of<Extra[Name]> | null | undefined }
> => {
  const whole = record(fields);
  const others = Object.entries(extra).map(([name, field]) => [name, absentOr(field)] as const);
  const described = whole.description.kind === 'record' ? whole.description.fields : {};
  return shape(
    { kind: 'record', fields: { ...described, ...Object.fromEntries(others.map(([name, field]) => [name, field.description])) } },
    (
      value,
    ): value is { readonly [Name in keyof Fields]: Of<Fields[Name]> } & {
      readonly [Name in keyof Extra]?: Of<Extra[Name]> | null | undefined;
    } => isRecord(value) && whole.is(value) && others.every(([name, field]) => value[name] === undefined || field.is(value[name])),
  );
};
