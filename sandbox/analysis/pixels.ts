import { Resvg } from '@resvg/resvg-js';
import type { Size } from './image';

/** RGBA: four bytes for each pixel. */
export interface Pixels extends Size {
  readonly data: Uint8ClampedArray;
}

/** Scales a picture so that its longer side has at most `longest` pixels. A picture that fails to decode becomes empty. */
export const redrawn = (bytes: Uint8Array, type: 'image/png' | 'image/jpeg', { width, height }: Size, longest: number): Pixels => {
  const share = Math.min(1, longest / Math.max(width, height));
  const size = { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
  const source = `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><image width="100%" height="100%" preserveAspectRatio="none" href="${source}"/></svg>`;
  const drawn = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return { width: drawn.width, height: drawn.height, data: new Uint8ClampedArray(drawn.pixels) };
};

/** Keeps every `step`-th pixel of every `step`-th line, so that the longer side has at most `longest` pixels. */
export const thinned = ({ width, height, data }: Pixels, longest: number): Pixels => {
  const step = Math.max(1, Math.ceil(Math.max(width, height) / longest));
  const size = { width: Math.floor(width / step), height: Math.floor(height / step) };
  const pixels = new Uint8ClampedArray(size.width * size.height * 4);
  for (let y = 0; y < size.height; y += 1)
    for (let x = 0; x < size.width; x += 1) {
      const from = (y * step * width + x * step) * 4;
      pixels.set(data.subarray(from, from + 4), (y * size.width + x) * 4);
    }
  return { ...size, data: pixels };
};

const greys = ({ width, height, data }: Pixels): Float32Array =>
  Float32Array.from({ length: width * height }, (_, index) => {
    const at = index * 4;
    return 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
  });

/** The variance of the Laplacian of the grey values. Near 0: blurred or blank. */
export const sharpness = (pixels: Pixels): number => {
  const { width, height } = pixels;
  const grey = greys(pixels);
  const at = (x: number, y: number): number => grey[y * width + x] ?? 0;
  let sum = 0;
  let squares = 0;
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const value = at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1) - 4 * at(x, y);
      sum += value;
      squares += value * value;
    }
  const count = Math.max(1, (width - 2) * (height - 2));
  return squares / count - (sum / count) ** 2;
};
