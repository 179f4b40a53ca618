import type { Mark } from './marks';

/** A row of characters at a fixed pitch: the middle of its first cell, and the step to the next one, in pixels. */
export interface Row {
  readonly x: number;
  readonly y: number;
  readonly stepX: number;
  readonly stepY: number;
  readonly cells: number;
}

/** Fewest characters of a row. */
const FEWEST = 16;

/** Distances between neighbours, in heights of a character: at most one is missing between two marks. */
const [NEAREST, FARTHEST] = [0.55, 2.6] as const;

const isLike = (one: Mark, other: Mark): boolean =>
  Math.abs(one.y - other.y) < 0.4 * one.height && other.height > 0.55 * one.height && other.height < 1.8 * one.height;

const median = (values: readonly number[]): number => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** Marks that follow one another to the right, each once. */
const chainsOf = (marks: readonly Mark[]): readonly (readonly Mark[])[] => {
  const sorted = [...marks].sort((one, other) => one.x - other.x);
  const used = new Set<Mark>();
  const chains: Mark[][] = [];
  sorted.forEach((first, index) => {
    if (used.has(first)) return;
    const chain = [first];
    used.add(first);
    let last = first;
    for (let at = index + 1; at < sorted.length; at += 1) {
      const next = sorted[at];
      if (next === undefined || next.x - last.x > FARTHEST * last.height) break;
      if (used.has(next) || next.x - last.x < NEAREST * last.height || !isLike(last, next)) continue;
      chain.push(next);
      used.add(next);
      last = next;
    }
    if (chain.length >= FEWEST) chains.push(chain);
  });
  return chains;
};

/** The slope and start of a line through points, by least squares. */
const fitted = (points: readonly (readonly [number, number])[]): readonly [start: number, slope: number] => {
  const count = points.length;
  const [meanX, meanY] = [points.reduce((sum, [x]) => sum + x, 0) / count, points.reduce((sum, [, y]) => sum + y, 0) / count];
  const over = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  const under = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  const slope = under === 0 ? 0 : over / under;
  return [meanY - slope * meanX, slope];
};

/** The share of marks that must lie on the pitch, and how far off it they may be. */
const [ON_PITCH, OFF] = [0.85, 0.22] as const;

const rowOf = (chain: readonly Mark[]): Row | undefined => {
  const [first] = chain;
  if (first === undefined) return undefined;
  let pitch = median(chain.slice(1).map((mark, index) => mark.x - (chain[index]?.x ?? 0)));
  let start = first.x;
  for (let turn = 0; turn < 3; turn += 1) {
    [start, pitch] = fitted(chain.map(({ x }) => [Math.round((x - start) / pitch), x]));
    if (!(pitch > 4)) return undefined;
  }
  const places = chain.map(({ x }) => (x - start) / pitch);
  const regular = places.filter(place => Math.abs(place - Math.round(place)) < OFF).length;
  if (regular < chain.length * ON_PITCH) return undefined;
  const [height, slope] = fitted(chain.map(({ y }, index) => [Math.round(places[index] ?? 0), y]));
  const from = Math.min(...places.map(Math.round));
  const cells = Math.max(...places.map(Math.round)) - from + 1;
  return { x: start + from * pitch, y: height + from * slope, stepX: pitch, stepY: slope, cells };
};

/** Rows of characters at a fixed pitch, from top to bottom. */
export const rowsIn = (marks: readonly Mark[]): readonly Row[] =>
  chainsOf(marks)
    .flatMap(chain => rowOf(chain) ?? [])
    .sort((one, other) => one.y - other.y);

/** The zones of passports, of older and of current ID cards: rows and characters a row. */
export const forms = [
  { rows: 2, cells: 44 },
  { rows: 2, cells: 36 },
  { rows: 3, cells: 30 },
] as const;

const isBelow = (upper: Row, lower: Row): boolean => {
  const gap = (lower.y - upper.y) / upper.stepX;
  return gap > 1.1 && gap < 3.6 && Math.abs(lower.stepX / upper.stepX - 1) < 0.04 && Math.abs(lower.x - upper.x) < 4 * upper.stepX;
};

/** Rows that form a zone, with the number of cells of its format. */
export const zonesIn = (rows: readonly Row[]): readonly (readonly Row[])[] =>
  rows.flatMap((first, index) => {
    const together = [first];
    for (const next of rows.slice(index + 1)) if (together.length < 3 && isBelow(together.at(-1) ?? first, next)) together.push(next);
    return forms.flatMap(form => {
      const some = together.slice(0, form.rows);
      const most = Math.max(...some.map(({ cells }) => cells));
      if (some.length < form.rows || most > form.cells || most < form.cells - 2) return [];
      const left = Math.min(...some.map(({ x }) => x));
      return [some.map(row => shifted(row, Math.round((left - row.x) / row.stepX), form.cells))];
    });
  });

const shifted = (row: Row, by: number, cells: number): Row => ({ ...row, x: row.x + by * row.stepX, y: row.y + by * row.stepY, cells });
