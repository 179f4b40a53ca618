import { answerCase } from './answers';
import { daysAfter } from '@domain/kernel/calendar';
import { displayDay, isDay, readDay, type Day } from '@domain/kernel/day';
import type { Entry } from '@domain/kernel/entry';
import { isRecord } from '@domain/kernel/shape';
import { answerText } from './grid';
import { once } from './once';

interface Side {
  readonly value: string;
  readonly gives: string;
}

/** A limit, computed: the last value with one answer, the first with the next. `from`: the example where the search began. */
export interface Limit {
  readonly field: string;
  readonly from: string;
  readonly last: Side;
  readonly first: Side;
}

/** Ordered values between two, indexed from 0. */
interface Row {
  readonly path: readonly string[];
  readonly steps: number;
  readonly at: (step: number) => unknown;
  readonly shown: (step: number) => string;
}

const aDay = (days: number): { readonly days: number } => ({ days });
const between = (one: Day, other: Day): number => Math.round((Date.parse(other) - Date.parse(one)) / 86_400_000);

const numbers = (path: readonly string[], one: number, other: number): Row => {
  const unit = Number.isInteger(one) && Number.isInteger(other) ? 1 : 0.01;
  const at = (step: number): number => Math.round((one + Math.sign(other - one) * step * unit) * 100) / 100;
  return { path, steps: Math.round(Math.abs(other - one) / unit), at, shown: step => String(at(step)) };
};

const days = (path: readonly string[], one: Day, other: Day, typed: boolean): Row => {
  const span = between(one, other);
  const at = (step: number): string => {
    const found = daysAfter(one, aDay(Math.sign(span) * step));
    return typed ? displayDay(found) : found;
  };
  return { path, steps: Math.abs(span), at, shown: at };
};

/** Texts of growing length, which differ only in their last characters. */
const characters = (path: readonly string[], one: string, other: string): Row | undefined => {
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  if (shorter === '' || longer !== shorter.padEnd(longer.length, shorter.slice(-1))) return undefined;
  const count = (step: number): number => shorter.length + step;
  return {
    path,
    steps: longer.length - shorter.length,
    at: step => longer.slice(0, count(step)),
    shown: step => `${count(step)} characters`,
  };
};

/** The lists between two lists of different length, each one element longer. */
const lengths = (path: readonly string[], one: readonly unknown[], other: readonly unknown[]): Row => {
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  const count = (step: number): number => shorter.length + step;
  return { path, steps: longer.length - shorter.length, at: step => longer.slice(0, count(step)), shown: step => `${count(step)} of them` };
};

const startsWith = (whole: readonly unknown[], start: readonly unknown[]): boolean =>
  start.every((item, index) => JSON.stringify(item) === JSON.stringify(whole[index]));

/** The values between two cases, if they differ in one place only and values can be ordered there. */
const rowBetween = (one: unknown, other: unknown, path: readonly string[] = []): Row | undefined => {
  if (typeof one === 'number' && typeof other === 'number') return numbers(path, one, other);
  if (isDay(one) && isDay(other)) return days(path, one, other, false);
  if (typeof one === 'string' && typeof other === 'string') {
    const [from, to] = [readDay(one), readDay(other)];
    return from === undefined || to === undefined ? characters(path, one, other) : days(path, from, to, true);
  }
  if (Array.isArray(one) && Array.isArray(other) && one.length !== other.length)
    return startsWith(one, other) || startsWith(other, one) ? lengths(path, one, other) : undefined;
  const nested = (Array.isArray(one) && Array.isArray(other)) || (isRecord(one) && isRecord(other));
  if (!nested) return undefined;
  const [mine, theirs] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  const differing = [...mine.keys()].filter(key => JSON.stringify(mine.get(key)) !== JSON.stringify(theirs.get(key)));
  const [only, ...more] = differing;
  return only === undefined || more.length > 0 ? undefined : rowBetween(mine.get(only), theirs.get(only), [...path, only]);
};

const put = (whole: unknown, [key, ...deeper]: readonly string[], value: unknown): unknown => {
  if (key === undefined) return value;
  if (Array.isArray(whole)) return whole.map((item: unknown, index) => (String(index) === key ? put(item, deeper, value) : item));
  return isRecord(whole) ? { ...whole, [key]: put(whole[key], deeper, value) } : whole;
};

interface Decided {
  readonly title: string;
  readonly given: unknown;
  readonly gives: string;
}

/** Bisects between two examples until two neighbours differ; none where the answer changes at every value. */
const limitBetween = (ask: (given: unknown) => string, one: Decided, other: Decided): readonly Limit[] => {
  const row = rowBetween(one.given, other.given);
  if (row === undefined || one.gives === other.gives) return [];
  const gives = (step: number): string => ask(put(one.given, row.path, row.at(step)));
  let [low, high] = [0, row.steps];
  const start = gives(low);
  if (start === gives(high)) return [];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (gives(middle) === start) low = middle;
    else high = middle;
  }
  const side = (step: number): Side => ({ value: row.shown(step), gives: gives(step) });
  const steady = gives(low - 1) === gives(low) || gives(high + 1) === gives(high);
  return steady ? [{ field: row.path.join(' '), from: one.title, last: side(low), first: side(high) }] : [];
};

/** Every limit between two examples of a rule, found by calling the rule; each once. XTR-13 */
export const limitsOf = once((entry: Entry): readonly Limit[] => {
  const ask = (given: unknown): string => answerText(answerCase(() => entry, { id: 0, rule: entry.id, input: given }));
  const cases = [...entry.examples, ...entry.refusals].map(({ title, given }) => ({ title, given, gives: ask(given) }));
  const found = cases.flatMap((one, index) => cases.slice(index + 1).flatMap(other => limitBetween(ask, one, other)));
  const limits = new Map<string, Limit>();
  for (const limit of found) {
    const key = [limit.field, ...[limit.last, limit.first].map(({ value }) => value).sort()].join(' ');
    if (!limits.has(key)) limits.set(key, limit);
  }
  return [...limits.values()];
});
