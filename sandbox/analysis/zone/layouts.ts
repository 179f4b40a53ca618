/** A part of a zone: its row, its first character and its length. */
export interface Part {
  readonly row: number;
  readonly from: number;
  readonly length: number;
}

/** Parts under one check digit, which is at `digit`. */
interface Checked {
  readonly over: readonly Part[];
  readonly digit: Part;
}

/** The characters that a part may contain. */
type Kind = 'letters' | 'digits' | 'any';

interface Layout {
  readonly rows: number;
  readonly cells: number;
  /** What the zone begins with. */
  readonly starts: RegExp;
  readonly kinds: readonly (readonly [Kind, Part])[];
  readonly checks: readonly Checked[];
}

const part = (row: number, from: number, length: number): Part => ({ row, from, length });
const checked = (digit: Part, ...over: readonly Part[]): Checked => ({ over, digit });

/** Passports (ICAO 9303, part 4). */
const passport: Layout = {
  rows: 2,
  cells: 44,
  starts: /^P[A-Z<]/,
  kinds: [
    ['letters', part(0, 0, 44)],
    ['digits', part(1, 9, 1)],
    ['letters', part(1, 10, 3)],
    ['digits', part(1, 13, 7)],
    ['letters', part(1, 20, 1)],
    ['digits', part(1, 21, 7)],
    ['digits', part(1, 42, 2)],
  ],
  checks: [
    checked(part(1, 9, 1), part(1, 0, 9)),
    checked(part(1, 19, 1), part(1, 13, 6)),
    checked(part(1, 27, 1), part(1, 21, 6)),
    checked(part(1, 43, 1), part(1, 0, 10), part(1, 13, 7), part(1, 21, 22)),
  ],
};

/** French ID cards before 2021: the arrangement is national. */
const oldCard: Layout = {
  rows: 2,
  cells: 36,
  starts: /^IDFRA/,
  kinds: [
    ['letters', part(0, 0, 30)],
    ['digits', part(1, 0, 4)],
    ['digits', part(1, 12, 1)],
    ['letters', part(1, 13, 14)],
    ['digits', part(1, 27, 7)],
    ['letters', part(1, 34, 1)],
    ['digits', part(1, 35, 1)],
  ],
  checks: [
    checked(part(1, 12, 1), part(1, 0, 12)),
    checked(part(1, 33, 1), part(1, 27, 6)),
    checked(part(1, 35, 1), part(0, 0, 36), part(1, 0, 35)),
  ],
};

/** ID cards of the size of a bank card (ICAO 9303, part 5). */
const card: Layout = {
  rows: 3,
  cells: 30,
  starts: /^I[A-Z<]/,
  kinds: [
    ['letters', part(0, 0, 5)],
    ['digits', part(0, 14, 1)],
    ['digits', part(1, 0, 7)],
    ['letters', part(1, 7, 1)],
    ['digits', part(1, 8, 7)],
    ['letters', part(1, 15, 3)],
    ['digits', part(1, 29, 1)],
    ['letters', part(2, 0, 30)],
  ],
  checks: [
    checked(part(0, 14, 1), part(0, 5, 9)),
    checked(part(1, 6, 1), part(1, 0, 6)),
    checked(part(1, 14, 1), part(1, 8, 6)),
    checked(part(1, 29, 1), part(0, 5, 25), part(1, 0, 7), part(1, 8, 7), part(1, 18, 11)),
  ],
};

export const layouts = { passport, oldCard, card } as const;
export type LayoutName = keyof typeof layouts;

/** The text of a part. */
export const textOf = (lines: readonly string[], { row, from, length }: Part): string => lines[row]?.slice(from, from + length) ?? '';
