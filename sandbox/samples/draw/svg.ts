import { escaped } from '@sandbox/html';
import { families } from '../fonts';

/** SVG text, so that drawings are pure functions. Lengths are the sample's pixels. */
export type Svg = string;

export interface Letters {
  readonly size: number;
  readonly strong?: boolean;
  readonly mono?: boolean;
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly spacing?: number;
  /** Maximum width of the text: longer texts get a smaller size. */
  readonly within?: number;
}

/** Mean width of a character, relative to the size: estimated generously, so that texts stay in their place. */
const MEAN = { sans: 0.56, mono: 0.62 } as const;

const fitted = (text: string, { size, mono = false, within, spacing = 0 }: Letters): number => {
  if (within === undefined) return size;
  const width = Array.from(text).length * (size * (mono ? MEAN.mono : MEAN.sans) + spacing);
  return Math.min(size, (size * within) / Math.max(1, width));
};

export const INK = '#1a1917';
export const SOFT = '#5b574e';

export const text = (x: number, y: number, words: string, letters: Letters): Svg => {
  const { strong = false, mono = false, fill = INK, anchor = 'start', spacing = 0 } = letters;
  const family = mono ? families.mono : families.sans;
  return (
    `<text x="${x}" y="${y}" font-family="${family}" font-size="${fitted(words, letters).toFixed(1)}" font-weight="${strong ? 600 : 400}" ` +
    `fill="${fill}" text-anchor="${anchor}" letter-spacing="${spacing}" xml:space="preserve">${escaped(words)}</text>`
  );
};

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const box = ({ x, y, width, height }: Box, fill: string, more = ''): Svg =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;

export const rule = (x: number, y: number, width: number, colour = '#d2cec3', thickness = 2): Svg =>
  box({ x, y, width, height: thickness }, colour);

export const group = (attributes: string, ...inside: readonly Svg[]): Svg => `<g ${attributes}>${inside.join('')}</g>`;

/** A small caption above a value. */
export const field = (x: number, y: number, caption: string, value: string, within: number): Svg =>
  text(x, y, caption, { size: 26, fill: SOFT, within }) + text(x, y + 50, value, { size: 44, strong: true, within });

/** Waves, like a security pattern. */
export const waves = ({ x, y, width, height }: Box, colour: string, step = 36): Svg => {
  const line = (at: number): string => {
    const period = width / 8;
    return `M${x} ${at}q${period / 2} ${-step} ${period} 0${`t${period} 0`.repeat(7)}`;
  };
  const lines = Array.from({ length: Math.floor(height / step) }, (_, index) => line(y + step * (index + 0.5)));
  return `<path d="${lines.join('')}" fill="none" stroke="${colour}" stroke-width="2" opacity=".35"/>`;
};

/** 'SPÉCIMEN' across the page. */
export const stamp = (width: number, height: number, size: number): Svg =>
  group(
    `transform="rotate(-14 ${width / 2} ${height / 2})" opacity=".1"`,
    text(width / 2, height / 2 + size / 3, 'SPÉCIMEN', { size, strong: true, fill: '#9a2f2f', anchor: 'middle', spacing: size / 12 }),
  );

export const page = (width: number, height: number, ...inside: readonly Svg[]): Svg =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside.join('')}</svg>`;
