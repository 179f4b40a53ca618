import * as E from 'fp-ts/Either';
import * as t from 'io-ts';

/** Paths of the fields of a value that its decoded form lacks. */
const unnamedIn = (value: unknown, named: unknown, path: readonly string[] = []): readonly (readonly string[])[] => {
  if (typeof value !== 'object' || value === null || typeof named !== 'object' || named === null) return [];
  const known = new Map<string, unknown>(Object.entries(named));
  return Object.entries(value).flatMap(([key, each]) => {
    const at = [...path, key];
    return known.has(key) ? unnamedIn(each, known.get(key), at) : [at];
  });
};

/** Refuses a value with a field that an exact codec does not name, where the codec alone would drop it. */
export const onlyNamed = <Codec extends t.Mixed>(codec: Codec): t.Type<t.TypeOf<Codec>> =>
  new t.Type<t.TypeOf<Codec>>(
    codec.name,
    (value): value is t.TypeOf<Codec> => codec.is(value),
    (value, context) => {
      const decoded = codec.validate(value, context);
      if (E.isLeft(decoded)) return decoded;
      const unnamed = unnamedIn(value, decoded.right);
      if (unnamed.length === 0) return decoded;
      return t.failures(unnamed.map(path => ({ value, context: [...context, ...path.map(key => ({ key, type: t.never }))] })));
    },
    t.identity,
  );
