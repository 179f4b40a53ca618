import type { Size } from '../image';

/** Brightness, 0 to 255. */
export interface Grey extends Size {
  readonly values: Uint8ClampedArray;
}

/** A connected piece of ink: its middle and its size, in pixels. */
export interface Mark {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Ink is darker than this share of the mean brightness around it. */
const DARKER = 0.78;

/** Half the side of the square around a pixel, as a share of the picture's width. */
const AROUND = 0.012;

/** 1 for ink, by the mean around each pixel: shadows and tints count for nothing. It runs for each pixel of a page: no call, no array in its loops. */
const inkOf = ({ width, height, values }: Grey): Uint8Array => {
  const line = width + 1;
  const sums = new Float64Array(line * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += values[y * width + x] ?? 0;
      sums[(y + 1) * line + x + 1] = (sums[y * line + x + 1] ?? 0) + row;
    }
  }
  const around = Math.max(6, Math.round(width * AROUND));
  const ink = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const top = y < around ? 0 : y - around;
    const bottom = y + around + 1 > height ? height : y + around + 1;
    for (let x = 0; x < width; x += 1) {
      const left = x < around ? 0 : x - around;
      const right = x + around + 1 > width ? width : x + around + 1;
      const sum =
        (sums[bottom * line + right] ?? 0) -
        (sums[top * line + right] ?? 0) -
        (sums[bottom * line + left] ?? 0) +
        (sums[top * line + left] ?? 0);
      if ((values[y * width + x] ?? 0) * (right - left) * (bottom - top) < sum * DARKER) ink[y * width + x] = 1;
    }
  }
  return ink;
};

/** Marks that may be characters: neither specks nor pictures. `least`, `most`: of their height in pixels. */
const limits = { least: 7, most: 0.08 } as const;

/** A page with more marks is noise, and given up. */
const MOST_MARKS = 8_000;

/** The pieces of ink of a page that may be characters. */
export const marksIn = (grey: Grey): readonly Mark[] => {
  const { width, height } = grey;
  const ink = inkOf(grey);
  const found: Mark[] = [];
  const waiting: number[] = [];
  const join = (at: number): void => {
    if (ink[at] !== 1) return;
    ink[at] = 2;
    waiting.push(at);
  };
  for (let from = 0; from < ink.length; from += 1) {
    if (ink[from] !== 1) continue;
    let [left, right, top, bottom] = [width, 0, height, 0];
    join(from);
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const x = at % width;
      const y = (at - x) / width;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
      if (x > 0) join(at - 1);
      if (x + 1 < width) join(at + 1);
      join(at - width);
      join(at + width);
    }
    const [wide, high] = [right - left + 1, bottom - top + 1];
    if (high >= limits.least && high <= height * limits.most && wide <= high * 1.4)
      found.push({ x: (left + right) / 2, y: (top + bottom) / 2, width: wide, height: high });
  }
  return found.length > MOST_MARKS ? [] : found;
};
