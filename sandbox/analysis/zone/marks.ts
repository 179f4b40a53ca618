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

/** 1 for ink, by the mean around each pixel: shadows and tints count for nothing. */
const inkOf = ({ width, height, values }: Grey): Uint8Array => {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += values[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  const around = Math.max(6, Math.round(width * AROUND));
  const ink = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [left, top] = [Math.max(0, x - around), Math.max(0, y - around)];
      const [right, bottom] = [Math.min(width, x + around + 1), Math.min(height, y + around + 1)];
      const sum =
        (sums[bottom * (width + 1) + right] ?? 0) -
        (sums[top * (width + 1) + right] ?? 0) -
        (sums[bottom * (width + 1) + left] ?? 0) +
        (sums[top * (width + 1) + left] ?? 0);
      if ((values[y * width + x] ?? 0) * (right - left) * (bottom - top) < sum * DARKER) ink[y * width + x] = 1;
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
  for (let from = 0; from < ink.length; from += 1) {
    if (ink[from] !== 1) continue;
    let [left, right, top, bottom] = [width, 0, height, 0];
    const waiting = [from];
    ink[from] = 2;
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)];
      [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
      for (const [nextX, nextY] of [
        [x - 1, y],
        [x + 1, y],
        [x, y - 1],
        [x, y + 1],
      ] as const) {
        const next = nextY * width + nextX;
        if (nextX < 0 || nextX >= width || ink[next] !== 1) continue;
        ink[next] = 2;
        waiting.push(next);
      }
    }
    const [wide, high] = [right - left + 1, bottom - top + 1];
    if (high >= limits.least && high <= height * limits.most && wide <= high * 1.4)
      found.push({ x: (left + right) / 2, y: (top + bottom) / 2, width: wide, height: high });
  }
  return found.length > MOST_MARKS ? [] : found;
};
