import * as E from 'fp-ts/Either';
import type { Entry, Refusal } from '@domain/kernel/entry';
import { isRecord, type Description } from '@domain/kernel/shape';

export type BenchError = Refusal | 'UNKNOWN_RULE' | 'NOT_JSON';

/** `id` and `rule` are the case's, null where it has none. */
export type BenchAnswer = { readonly id: string | number | null; readonly rule: string | null } & (
  { readonly result: unknown } | { readonly error: BenchError }
);

/** Adds null for optional keys that a case leaves out; changes nothing else. */
export const withNulls = (description: Description, given: unknown): unknown => {
  switch (description.kind) {
    case 'record':
      return isRecord(given) ? { ...given, ...filledFields(description.fields, given) } : given;
    case 'list':
      return Array.isArray(given) ? given.map(item => withNulls(description.of, item)) : given;
    case 'absent':
      return given === undefined ? null : withNulls(description.or, given);
    default:
      return given;
  }
};

const filledFields = (fields: Readonly<Record<string, Description>>, given: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      if (Object.hasOwn(given, name)) return [[name, withNulls(field, given[name])]];
      return field.kind === 'absent' ? [[name, null]] : [];
    }),
  );

const parsed = (line: string): E.Either<'NOT_JSON', unknown> =>
  E.tryCatch(
    (): unknown => JSON.parse(line.replace(/^\uFEFF/, '')),
    () => 'NOT_JSON',
  );

const idOf = (value: unknown): string | number | null => (typeof value === 'string' || typeof value === 'number' ? value : null);

/** Evaluates a case with its rule; `find` returns the rule of an id. */
export const answerCase = (find: (id: string) => Entry | undefined, given: unknown): BenchAnswer => {
  if (!isRecord(given)) return { id: null, rule: null, error: 'INVALID_INPUT' };
  const rule = typeof given['rule'] === 'string' ? given['rule'] : null;
  const common = { id: idOf(given['id']), rule };
  const entry = rule === null ? undefined : find(rule);
  if (entry === undefined) return { ...common, error: 'UNKNOWN_RULE' };
  const verdict = entry.evaluate(withNulls(entry.input, given['input']));
  return E.isLeft(verdict) ? { ...common, error: verdict.left } : { ...common, result: verdict.right ?? null };
};

/** Evaluates one line of cases; undefined for a blank line. */
export const answerLine = (find: (id: string) => Entry | undefined, line: string): BenchAnswer | undefined => {
  if (line.trim() === '') return undefined;
  const given = parsed(line);
  return E.isLeft(given) ? { id: null, rule: null, error: given.left } : answerCase(find, given.right);
};
