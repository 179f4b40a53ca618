import { checkDigit } from '../../samples/mrz';
import type { Choices } from './characters';
import { layouts, textOf, type LayoutName, type Part } from './layouts';

/** A zone all of whose check digits agree. `repaired`: characters that were not the likeliest. */
export interface Zone {
  readonly layout: LayoutName;
  readonly lines: readonly string[];
  readonly repaired: number;
}

const isOf = { letters: /[A-Z<]/, digits: /[0-9<]/, any: /./ } as const;

/** The mean likeness below which the cells show something else than a zone, and that below which a character may be another one. */
const [LIKELY, CERTAIN] = [0.6, 0.12] as const;

/** At most so many characters under one check digit are replaced. */
const MOST_DOUBTS = 8;

type Cells = readonly (readonly Choices[])[];

/** Keeps for each cell only the characters that are allowed there. */
const allowed = (cells: Cells, name: LayoutName): Cells =>
  cells.map((row, rowIndex) =>
    row.map((choices, index) => {
      const kind = layouts[name].kinds.find(([, { row: at, from, length }]) => at === rowIndex && index >= from && index < from + length);
      return choices.filter(({ character }) => isOf[kind?.[0] ?? 'any'].test(character));
    }),
  );

const placesOf = ({ row, from, length }: Part): readonly (readonly [row: number, index: number])[] =>
  Array.from({ length }, (_, index) => [row, from + index] as const);

interface Swap {
  readonly row: number;
  readonly index: number;
  readonly character: string;
  readonly loss: number;
}

/** The next likeliest characters of these places, least loss first. */
const doubtsAt = (cells: Cells, parts: readonly Part[]): readonly Swap[] =>
  parts
    .flatMap(placesOf)
    .flatMap(([row, index]) => {
      const [best, ...others] = cells[row]?.[index] ?? [];
      return others.slice(0, 2).map(({ character, score }) => ({ row, index, character, loss: (best?.score ?? 0) - score }));
    })
    .filter(({ loss }) => loss < CERTAIN)
    .sort((one, other) => one.loss - other.loss)
    .slice(0, MOST_DOUBTS);

const swapped = (lines: readonly string[], swaps: readonly Swap[]): readonly string[] =>
  swaps.reduce<readonly string[]>(
    (all, { row, index, character }) =>
      all.map((line, at) => (at === row ? `${line.slice(0, index)}${character}${line.slice(index + 1)}` : line)),
    lines,
  );

/** None, one or two replacements, those that lose least first. */
const attempts = (doubts: readonly Swap[]): readonly (readonly Swap[])[] => {
  const pairs = doubts.flatMap((one, index) => doubts.slice(index + 1).map(other => [one, other]));
  const all: readonly (readonly Swap[])[] = [[], ...doubts.map(one => [one]), ...pairs];
  const loss = (swaps: readonly Swap[]): number => swaps.reduce((sum, swap) => sum + swap.loss, 0);
  return [...all].sort((one, other) => loss(one) - loss(other));
};

/** The zone that cells show in a layout; undefined where its check digits do not agree, even with the next likeliest characters. */
export const zoneIn = (cells: Cells, name: LayoutName): Zone | undefined => {
  const { starts, checks, rows, cells: length } = layouts[name];
  if (cells.length !== rows || cells.some(row => row.length !== length)) return undefined;
  const known = allowed(cells, name);
  const first = known.map(row => row.map(choices => choices[0]?.character ?? '<').join(''));
  const scores = known.flat().map(choices => choices[0]?.score ?? 0);
  if (!starts.test(first[0] ?? '') || scores.reduce((sum, score) => sum + score, 0) / scores.length < LIKELY) return undefined;
  let lines: readonly string[] = first;
  let repaired = 0;
  for (const { over, digit } of checks) {
    const agrees = (tried: readonly string[]): boolean =>
      checkDigit(over.map(each => textOf(tried, each)).join('')) === textOf(tried, digit).replace('<', '0');
    const swaps = attempts(doubtsAt(known, [...over, digit])).find(some => agrees(swapped(lines, some)));
    if (swaps === undefined) return undefined;
    lines = swapped(lines, swaps);
    repaired += swaps.length;
  }
  const holds = checks.every(
    ({ over, digit }) => checkDigit(over.map(each => textOf(lines, each)).join('')) === textOf(lines, digit).replace('<', '0'),
  );
  return holds ? { layout: name, lines, repaired } : undefined;
};
