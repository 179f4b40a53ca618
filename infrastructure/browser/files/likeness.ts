import { LIKENESS_SIDE } from '@domain/proofs/likeness';
import { greyOf, type Pixels } from './grey';
import { md5 } from './md5';

/** The cells that the pixels of one side overlap, with the share of each: those of pixel `at` from `starts[at]` to `starts[at + 1]`. */
interface Overlaps {
  readonly starts: readonly number[];
  readonly cells: readonly number[];
  readonly shares: readonly number[];
}

const overlapsOf = (length: number): Overlaps => {
  const [starts, cells, shares]: [number[], number[], number[]] = [[0], [], []];
  for (let pixel = 0; pixel < length; pixel += 1) {
    const [from, to] = [(pixel * LIKENESS_SIDE) / length, ((pixel + 1) * LIKENESS_SIDE) / length];
    for (let cell = Math.floor(from); cell < to && cell < LIKENESS_SIDE; cell += 1) {
      cells.push(cell);
      shares.push(Math.min(to, cell + 1) - Math.max(from, cell));
    }
    starts.push(cells.length);
  }
  return { starts, cells, shares };
};

/** Visits each overlap of a pixel and a cell. */
const addUp = ({ starts, cells, shares }: Overlaps, add: (cell: number, pixel: number, share: number) => void): void => {
  for (let pixel = 0; pixel + 1 < starts.length; pixel += 1)
    for (let at = starts[pixel] ?? 0; at < (starts[pixel + 1] ?? 0); at += 1) add(cells[at] ?? 0, pixel, shares[at] ?? 0);
};

/** The mean brightness of each cell of a picture; that of a turned picture has the same cells in another order. */
export const likenessOf = (pixels: Pixels): Uint8Array => {
  const { width, height, values } = greyOf(pixels);
  const [columns, rows] = [overlapsOf(width), overlapsOf(height)];
  const sums = new Float32Array(LIKENESS_SIDE * LIKENESS_SIDE);
  const line = new Float32Array(LIKENESS_SIDE);
  let drawn = -1;
  addUp(rows, (row, y, high) => {
    if (drawn !== y) {
      line.fill(0);
      addUp(columns, (column, x, wide) => (line[column] = (line[column] ?? 0) + (values[y * width + x] ?? 0) * wide));
      drawn = y;
    }
    for (let column = 0; column < LIKENESS_SIDE; column += 1) {
      const at = row * LIKENESS_SIDE + column;
      sums[at] = (sums[at] ?? 0) + (line[column] ?? 0) * high;
    }
  });
  return Uint8Array.from(sums, Math.round);
};

/** The likeness of a file that is not drawn. */
export const likenessOfBytes = (bytes: Uint8Array): string => Array.from(md5(bytes), byte => byte.toString(16).padStart(2, '0')).join('');
