import { DAY, forms, INSTANT } from '@infrastructure/http/forms';
import type { Call } from '@contracts/calls';
import { requestSchemas } from '@contracts/requests';
import type { RequestSchema } from '@contracts/requests/schema';
import { fieldsRead, pathOf } from '../fields';
import { leavesOf, type Leaf } from '@tools/contracts/jsonLeaves';
import { isRefused, type PactEntry } from '../read';
import type { Schema } from '../schema';
import { code, escaped, table } from './html';

const kinds: Readonly<Record<string, string>> = { string: 'a text', number: 'a number', boolean: 'true or false' };

/** The comparison of a value, by its matching rule; undefined: exact. */
const looseOf = ({ matcher, value }: Leaf): string | undefined => {
  if (matcher === undefined) return undefined;
  if (matcher.regex === DAY) return 'a day of the calendar';
  if (matcher.regex === INSTANT) return 'a moment, with its offset';
  const form = Object.values(forms).find(({ expression }) => expression === matcher.regex);
  if (form !== undefined) return form.about;
  if (matcher.match === 'regex') return `${typeof value === 'number' ? 'a number' : 'a text'} of the form ${code(matcher.regex ?? '')}`;
  if (Array.isArray(value)) return 'a list';
  return kinds[typeof value] ?? 'any value of its kind';
};

const comparedAs = (leaves: readonly Leaf[]): string => {
  const loose = [...new Set(leaves.flatMap(leaf => looseOf(leaf) ?? []))];
  const exact = [...new Set(leaves.filter(leaf => looseOf(leaf) === undefined).map(({ value }) => JSON.stringify(value)))];
  return [...(exact.length > 0 ? [`exactly ${exact.map(code).join(', ')}`] : []), ...loose].join('; or ');
};

const readable = (path: string): string => (path === '$' ? 'the answer' : path.replace(/^\$\.?/, ''));

/** The fields of an answer, each with its comparison: exact, or by type only. */
export const answerTable = (call: Call, entries: readonly PactEntry[], schema: Schema): string => {
  const leaves = entries
    .filter(({ interaction }) => !isRefused(interaction))
    .flatMap(({ interaction }) => leavesOf(interaction.response))
    .map(leaf => ({ ...leaf, path: leaf.path.replace(/\[\d+\]/g, '[*]') }));
  const paths = [...new Set(leaves.map(({ path }) => path))].sort();
  const required = new Set(fieldsRead(schema).flatMap(field => (field.required ? [pathOf(field.steps)] : [])));
  if (paths.length === 0) return '';
  return table(
    `Call ${call.number}: the answer, field by field`,
    ['Field', 'Compared as', 'May be absent or null'],
    paths.map(path => [
      code(readable(path)),
      comparedAs(leaves.filter(leaf => leaf.path === path)),
      required.has(path) || path === '$' ? 'no' : 'yes, unless the example has it',
    ]),
  );
};

const requestRows = (schema: RequestSchema, at = '', required = true): readonly (readonly string[])[] => {
  if (schema.oneOf) return schema.oneOf.flatMap(each => requestRows(each, at, false));
  if (schema.items) return requestRows(schema.items, `${at}[*]`, required);
  if (schema.properties)
    return Object.entries(schema.properties).flatMap(([name, each]) =>
      requestRows(each, at === '' ? name : `${at}.${name}`, schema.required?.includes(name) ?? false),
    );
  const what = [
    schema.enum
      ? `one of ${schema.enum.map(code).join(', ')}`
      : schema.format === 'date'
        ? 'a day'
        : (kinds[schema.type ?? ''] ?? escaped(schema.type ?? '')),
    escaped(schema.description ?? ''),
  ];
  return [[code(at), what.filter(Boolean).join('. '), required ? 'always' : 'where there is one']];
};

/** The fields that any person may send. */
export const requestTable = (call: Call): string => {
  const schema = requestSchemas[call.number];
  if (schema === undefined || schema.maxProperties === 0) return '';
  return table(`Call ${call.number}: the request, field by field`, ['Field', 'What it is', 'Sent'], requestRows(schema));
};
