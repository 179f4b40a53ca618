import type { Size } from './cuts';

/** RGBA pixels of a reduced picture: four bytes each. */
export interface Pixels extends Size {
  readonly data: Uint8ClampedArray;
}

/** Length of the longer side at which the thresholds of `documents.photo` hold, in pixels. XTR-37 */
export const MEASURED_LONGEST = 1000;

/** The brightness of each pixel. */
export interface Grey extends Size {
  readonly values: Uint8ClampedArray;
}

export const greyOf = ({ width, height, data }: Pixels): Grey => {
  const values = new Uint8ClampedArray(width * height);
  for (let at = 0; at < values.length; at += 1)
    values[at] = 0.299 * (data[at * 4] ?? 0) + 0.587 * (data[at * 4 + 1] ?? 0) + 0.114 * (data[at * 4 + 2] ?? 0);
  return { width, height, values };
};

/** The value below which `share` of the values lie; 0 where there is none. */
export const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

const TIMES = 4;

/** A quarter of the size, each pixel the mean of sixteen: noise and thin print are gone. */
export const quartered = ({ width, height, values }: Grey): Grey => {
  const size = { width: Math.floor(width / TIMES), height: Math.floor(height / TIMES) };
  const means = new Uint8ClampedArray(size.width * size.height);
  for (let y = 0; y < size.height; y += 1)
    for (let x = 0; x < size.width; x += 1) {
      let sum = 0;
      for (let row = y * TIMES; row < (y + 1) * TIMES; row += 1)
        for (let at = row * width + x * TIMES; at < row * width + (x + 1) * TIMES; at += 1) sum += values[at] ?? 0;
      means[y * size.width + x] = sum / (TIMES * TIMES);
    }
  return { ...size, values: means };
};
