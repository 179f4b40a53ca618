import type { Schema } from './schema';

/** Steps of a path: each element of a list, each entry of a map. */
const EACH = '[*]';
const ANY = '*';

/** A field of an answer, as the codec reads it. */
export interface Field {
  readonly steps: readonly string[];
  readonly required: boolean;
  readonly schema: Schema;
}

const inside = (schema: Schema, steps: readonly string[]): readonly Field[] => {
  if (schema.anyOf) return schema.anyOf.flatMap(each => inside(each, steps));
  if (schema.allOf) return schema.allOf.flatMap(each => inside(each, steps));
  if (schema.items) return walk(schema.items, [...steps, EACH], true);
  if (schema.additionalProperties) return walk(schema.additionalProperties, [...steps, ANY], false);
  return Object.entries(schema.properties ?? {}).flatMap(([name, each]) =>
    walk(each, [...steps, name], schema.required?.includes(name) ?? false),
  );
};

function walk(schema: Schema, steps: readonly string[], required: boolean): readonly Field[] {
  return [{ steps, required, schema }, ...inside(schema, steps)];
}

const joined = (one: Field, other: Field): Field => {
  const choices = one.schema.enum && other.schema.enum ? [...new Set([...one.schema.enum, ...other.schema.enum])] : undefined;
  return { ...one, required: one.required && other.required, schema: choices ? { ...one.schema, enum: choices } : one.schema };
};

/** Every field that a codec reads, of all alternatives together; the whole answer first. */
export const fieldsRead = (schema: Schema): readonly Field[] => {
  const found = new Map<string, Field>();
  for (const field of walk(schema, [], true)) {
    const key = field.steps.join('.');
    const before = found.get(key);
    found.set(key, before ? joined(before, field) : field);
  }
  return [...found.values()];
};

export const pathOf = (steps: readonly string[]): string => `$${steps.map(step => (step === EACH ? step : `.${step}`)).join('')}`;
