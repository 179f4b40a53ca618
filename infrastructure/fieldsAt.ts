import { isRecord, record, type Of, type Shape } from '@domain/kernel/shape';

/** The dotted paths into a type, so that fields read here are named as the full codec names them. */
export type PathIn<T> = T extends readonly unknown[]
  ? never
  : T extends object
    ? { [Name in keyof T & string]: Name | `${Name}.${PathIn<NonNullable<T[Name]>>}` }[keyof T & string]
    : never;

const partOf = (value: unknown, name: string): unknown => {
  if (isRecord(value)) return Object.hasOwn(value, name) ? (value[name] ?? null) : null;
  return value === null ? null : undefined;
};

/** Null where a field is absent, which the bank writes as null, or leaves out; undefined where it is within something else than an object. D-48 */
export const valueAt = (value: unknown, path: string): unknown => path.split('.').reduce(partOf, value);

/**
 * A small decoder for what is read before the codecs' library has loaded: the values at these paths, by path; undefined where one is
 * missing or of another shape.
 */
export const fieldsAt = <const Fields extends Readonly<Record<string, Shape<unknown>>>>(fields: Fields) => {
  const { is } = record(fields);
  return (value: unknown): { readonly [Path in keyof Fields]: Of<Fields[Path]> } | undefined => {
    const found = Object.fromEntries(Object.keys(fields).map(path => [path, valueAt(value, path)]));
    return is(found) ? found : undefined;
  };
};

/** The readable elements of a list; undefined: no list, or none of its elements is readable. */
export const readableIn = <A extends object>(value: unknown, read: (element: unknown) => A | undefined): readonly A[] | undefined => {
  if (!Array.isArray(value)) return undefined;
  const readable = value.flatMap((element: unknown) => read(element) ?? []);
  return readable.length > 0 || value.length === 0 ? readable : undefined;
};
