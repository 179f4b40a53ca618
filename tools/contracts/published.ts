import { DAY, INSTANT } from '@infrastructure/http/forms';
import type { Schema } from './schema';

type Json = Readonly<Record<string, unknown>>;

const mapped = <A, B>(record: Readonly<Record<string, A>>, change: (value: A, name: string) => B): Readonly<Record<string, B>> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value, name)]));

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Optional fields may also be null. D-48 */
const orNull = (schema: Json): Json => {
  const { anyOf, enum: values }: Json = schema;
  if (isList(anyOf)) return { ...schema, anyOf: [...anyOf, { type: 'null' }] };
  const choices = isList(values) ? { enum: [...values, null] } : {};
  return { ...schema, ...(typeof schema['type'] === 'string' ? { type: [schema['type'], 'null'] } : {}), ...choices };
};

/** Leaves out choices that allow anything or no body. */
const choice = (schemas: readonly Json[]): Json => {
  const saying = schemas.filter(schema => Object.keys(schema).length > 0);
  return saying.length > 1 ? { anyOf: saying } : (saying[0] ?? {});
};

/** The schema of an answer in plain JSON Schema. */
export const published = ({ branches, address, ...schema }: Schema): Json => {
  const { properties, items, additionalProperties, anyOf, allOf, required = [], ...plain } = schema;
  return {
    ...plain,
    ...(plain.pattern === DAY ? { format: 'date' } : {}),
    ...(plain.pattern === INSTANT ? { format: 'date-time' } : {}),
    ...(address ? { format: 'uri', description: 'An address that the front end opens: of an origin that it trusts.' } : {}),
    ...(branches ? { description: `Any value; something depends on ${branches.join(', ')}.`, 'x-branches': branches } : {}),
    ...(properties
      ? { properties: mapped(properties, (each, name) => (required.includes(name) ? published(each) : orNull(published(each)))) }
      : {}),
    ...(required.length > 0 ? { required } : {}),
    ...(items ? { items: published(items) } : {}),
    ...(additionalProperties ? { additionalProperties: published(additionalProperties) } : {}),
    ...choice((anyOf ?? []).map(published)),
    ...(allOf ? { allOf: allOf.map(published) } : {}),
  };
};
