import { isRecord } from '@domain/kernel/shape';

/** Steps of a path: each element of a list, each entry of a map. */
export const EACH = '[*]';
export const ANY = '*';

/** Changes a value; a result of `undefined` removes it. */
export type Edit = (value: unknown) => unknown;

const inRecord = (record: Readonly<Record<string, unknown>>, name: string, rest: readonly string[], edit: Edit): unknown => {
  const changed = edited(record[name], rest, edit);
  return Object.fromEntries(Object.entries({ ...record, [name]: changed }).filter(([, value]) => value !== undefined));
};

/** Applies an edit at all places of a path; other values stay. */
export function edited(value: unknown, [step, ...rest]: readonly string[], edit: Edit): unknown {
  if (step === undefined) return edit(value);
  if (step === EACH) return Array.isArray(value) ? value.map(each => edited(each, rest, edit)) : value;
  if (!isRecord(value)) return value;
  if (step === ANY)
    return Object.keys(value).reduce<unknown>((whole, name) => (isRecord(whole) ? inRecord(whole, name, rest, edit) : whole), value);
  return Object.hasOwn(value, step) ? inRecord(value, step, rest, edit) : value;
}

const FURTHER = 'further';

/** Adds one more element, or entry, at the end of every list or map at a path. */
export const lengthened = (value: unknown, steps: readonly string[], further: unknown): unknown =>
  edited(value, steps, holder => {
    const list: readonly unknown[] | undefined = Array.isArray(holder) ? holder : undefined;
    if (list) return [...list, further];
    return isRecord(holder) ? { ...holder, [FURTHER]: further } : holder;
  });

/** Every value at a path. */
export const valuesAt = (value: unknown, steps: readonly string[]): readonly unknown[] => {
  const found: unknown[] = [];
  edited(value, steps, each => {
    found.push(each);
    return each;
  });
  return found;
};

/** Adds a value where the parent of the last step lacks it. */
export const filled = (value: unknown, steps: readonly string[], put: unknown): unknown => {
  const name = steps.at(-1) ?? '';
  return edited(value, steps.slice(0, -1), holder =>
    isRecord(holder) && !Object.hasOwn(holder, name) ? { ...holder, [name]: put } : holder,
  );
};
