import type { Grey } from './marks';
import type { Row } from './rows';
import { cell, normalised, templates } from './templates';

/** What a cell may hold, best first; `score`: 1 for the same picture. */
export type Choices = readonly { readonly character: string; readonly score: number }[];

const { floor } = Math;

const at = ({ width, height, values }: Grey, x: number, y: number): number => {
  const left = floor(x);
  const top = floor(y);
  if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) return 255;
  const right = x - left;
  const down = y - top;
  const from = top * width + left;
  const upper = (values[from] ?? 0) * (1 - right) + (values[from + 1] ?? 0) * right;
  const lower = (values[from + width] ?? 0) * (1 - right) + (values[from + width + 1] ?? 0) * right;
  return upper * (1 - down) + lower * down;
};

/** The cell of a row, moved by shares of a pitch. */
const cellOf = (grey: Grey, row: Row, index: number, moveX: number, moveY: number): Float32Array => {
  const pitch = Math.hypot(row.stepX, row.stepY);
  const [right, down] = [row.stepX / pitch, row.stepY / pitch];
  const scale = pitch / cell.width;
  const values = new Float32Array(cell.width * cell.height);
  for (let y = 0; y < cell.height; y += 1)
    for (let x = 0; x < cell.width; x += 1) {
      const along = (x + 0.5 - cell.width / 2) * scale + moveX * pitch;
      const across = (y + 0.5 - cell.height / 2) * scale + moveY * pitch;
      values[y * cell.width + x] = at(
        grey,
        row.x + index * row.stepX + along * right - across * down,
        row.y + index * row.stepY + along * down + across * right,
      );
    }
  return normalised(values);
};

const moves = [-0.09, -0.045, 0, 0.045, 0.09] as const;

const likeness = (one: Float32Array, other: Float32Array): number => {
  let sum = 0;
  for (let index = 0; index < one.length; index += 1) sum += (one[index] ?? 0) * (other[index] ?? 0);
  return sum;
};

/** The likeliest characters of a cell. Only these are compared again with the cell moved a little. */
const MOVED = 8;

/** What each cell of a row may hold. */
export const choicesIn = (grey: Grey, row: Row): readonly Choices[] =>
  Array.from({ length: row.cells }, (_, index) => {
    const still = cellOf(grey, row, index, 0, 0);
    const seen = moves.flatMap(moveX => moves.map(moveY => cellOf(grey, row, index, moveX, moveY)));
    return templates()
      .map(([character, template]) => ({ character, template, score: likeness(still, template) }))
      .sort((one, other) => other.score - one.score)
      .map(({ character, template, score }, place) => ({
        character,
        score: place < MOVED ? Math.max(...seen.map(values => likeness(values, template))) : score,
      }))
      .sort((one, other) => other.score - one.score);
  });
