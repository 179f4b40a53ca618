import { isRecord } from '@domain/kernel/shape';

/** Steps of a path: each element of a list, each entry of a map. */
export const EACH = '[*]';
export const ANY = '*';

/** Changes a value; a result of `undefined` removes it. */
export type Edit = (value: unknown) => unknown;

/** All elements of a list, or only the last. */
export type Which = 'all' | 'one';

const inList = (list: readonly unknown[], rest: readonly string[], edit: Edit, which: Which): readonly unknown[] => {
  if (which === 'all') return list.map(each => edited(each, rest, edit, which));
  const last = list.at(-1);
  return list.length === 0 ? list : [...(list.length > 1 ? list.slice(0, -1) : list), edited(last, rest, edit, which)];
};

const inRecord = (record: Readonly<Record<string, unknown>>, name: string, rest: readonly string[], edit: Edit, which: Which): unknown => {
  const changed = edited(record[name], rest, edit, which);
  return Object.fromEntries(Object.entries({ ...record, [name]: changed }).filter(([, value]) => value !== undefined));
};

/** Applies an edit at all places of a path; other values stay. */
export function edited(value: unknown, [step, ...rest]: readonly string[], edit: Edit, which: Which = 'all'): unknown {
  if (step === undefined) return edit(value);
  if (step === EACH) return Array.isArray(value) ? inList(value, rest, edit, which) : value;
  if (!isRecord(value)) return value;
  if (step === ANY)
    return Object.keys(value).reduce<unknown>((whole, name) => (isRecord(whole) ? inRecord(whole, name, rest, edit, which) : whole), value);
  return Object.hasOwn(value, step) ? inRecord(value, step, rest, edit, which) : value;
}

/** Adds a value where the parent of the last step lacks it. */
export const filled = (value: unknown, steps: readonly string[], put: unknown): unknown => {
  const name = steps.at(-1) ?? '';
  return edited(value, steps.slice(0, -1), holder =>
    isRecord(holder) && !Object.hasOwn(holder, name) ? { ...holder, [name]: put } : holder,
  );
};
