/** Cells per side: small enough for a page, fine enough to distinguish two payslips of one employer. */
export const LIKENESS_SIDE = 256;

/** The greatest difference of a cell's brightness that a new compression makes; another digit makes more. */
const NOISE = 20;

/** What distinguishes one page from another: the brightness of its cells row by row, or a text of its bytes if it is not drawn. */
export type Likeness = string | Uint8Array;

const at = (row: number, column: number): number => row * LIKENESS_SIDE + column;
const LAST = LIKENESS_SIDE - 1;

/** The index of a cell after no turn, a quarter turn, half a turn and three quarters. */
const turns: readonly ((row: number, column: number) => number)[] = [
  at,
  (row, column) => at(column, LAST - row),
  (row, column) => at(LAST - row, LAST - column),
  (row, column) => at(LAST - column, row),
];

const sameCells = (one: Uint8Array, other: Uint8Array, turned: (row: number, column: number) => number): boolean => {
  for (let row = 0; row < LIKENESS_SIDE; row += 1)
    for (let column = 0; column < LIKENESS_SIDE; column += 1)
      if (Math.abs((one[at(row, column)] ?? 0) - (other[turned(row, column)] ?? 0)) > NOISE) return false;
  return true;
};

/** Whether two pages are the same picture, also when one is turned, or the same file. D-54 */
export const samePage = (one: Likeness | undefined, other: Likeness | undefined): boolean => {
  if (one === undefined || other === undefined) return false;
  if (typeof one === 'string' || typeof other === 'string') return one === other;
  return turns.some(turned => sameCells(one, other, turned));
};
