import { Resvg } from '@resvg/resvg-js';
import { glyphs, MIDDLE, PITCH } from './glyphs';

/** A cell of the zone as it is compared, in samples; its width is one pitch. */
export const cell = { width: 18, height: 24 } as const;

/** Thousandths of the size for one sample. */
const SCALE = PITCH / cell.width;

/** Values with mean 0 and length 1, so that light and contrast count for nothing. */
export const normalised = (values: Float32Array): Float32Array => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const centred = values.map(value => value - mean);
  const length = Math.hypot(...centred);
  return length === 0 ? centred : centred.map(value => value / length);
};

const drawn = (path: string): Float32Array => {
  const turned = `translate(0 ${cell.height / 2 + MIDDLE / SCALE}) scale(${1 / SCALE} ${-1 / SCALE})`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${cell.width}" height="${cell.height}"><filter id="b"><feGaussianBlur stdDeviation=".6"/></filter><rect width="100%" height="100%" fill="#fff"/><g filter="url(#b)"><path transform="${turned}" d="${path}"/></g></svg>`;
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return normalised(Float32Array.from({ length: cell.width * cell.height }, (_, at) => pixels[at * 4] ?? 0));
};

let made: readonly (readonly [character: string, values: Float32Array])[] | undefined;

/** The 37 characters as cells. */
export const templates = () => (made ??= Object.entries(glyphs).map(([character, path]) => [character, drawn(path)] as const));
