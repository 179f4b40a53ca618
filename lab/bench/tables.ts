import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { markdownTable } from '@scripts/html';
import type { Contestant } from './contestants';
import type { FirstScreen, Seen } from './firstScreen';
import { kB, ms, ratio, seconds, spread, type Spread } from './ratios';

const between = ({ middle, least, most }: Spread, show: (value: number) => string): string =>
  least === most ? show(middle) : `${show(middle)} (${show(least)}–${show(most)})`;
const times = (value: number): string => value.toFixed(2);

type Read = (seen: Seen) => number | undefined;
const read = (first: FirstScreen, name: Contestant, of: Read): readonly number[] =>
  (first[name] ?? []).map(of).filter(value => value !== undefined);

interface Measure {
  readonly what: string;
  readonly of: Read;
  readonly show: (value: number) => string;
  /** The most that this page over the bare React page may be. */
  readonly target: string;
}

const measures: readonly Measure[] = [
  { what: 'largest paint, first visit', of: seen => seen.largestPaint, show: seconds, target: '≤ 1.30 ×' },
  { what: 'interactive: the start button answers a press at once', of: seen => seen.answers, show: seconds, target: '≤ 1.10 ×' },
  { what: 'the last task over 50 ms has ended, whatever it was for', of: seen => seen.calm, show: seconds, target: '≤ 1.20 ×' },
  { what: 'an eager tap has led to the next question', of: seen => seen.answered, show: seconds, target: '≤ 1.15 ×' },
  { what: 'taps until then', of: seen => (seen.answered === undefined ? undefined : seen.taps), show: value => `${value}`, target: '1' },
  { what: 'blocked after the first paint', of: seen => seen.blocked, show: ms, target: '≤ 1.10 ×' },
  { what: 'layout shift', of: seen => seen.shift, show: value => value.toFixed(3), target: '0.000' },
  { what: 'largest paint, second visit', of: seen => seen.again.largestPaint, show: seconds, target: '≤ 1.20 ×' },
  {
    what: 'script, style and font over the network, second visit',
    of: ({ again: { traffic } }) => traffic.bytes.script + traffic.bytes.style + traffic.bytes.font,
    show: kB,
    target: 'none',
  },
];

const shown = (values: readonly number[], show: (value: number) => string): string =>
  values.length > 0 ? between(spread(values), show) : '–';

const over = (values: readonly number[], floor: readonly number[]): string => {
  const pairs = ratio(values, floor);
  return Number.isFinite(pairs.least) && values.length > 0 ? between(pairs, times) : '–';
};

/** Every measure of every page, and this page over the bare one and over the build before. */
export const firstTable = (first: FirstScreen): string =>
  markdownTable(
    [
      'what',
      'target',
      'this page',
      'without script',
      'bare React',
      'bare React, no headers',
      'build before',
      '× bare React',
      '× no headers',
      '× build before',
    ],
    measures.map(({ what, of, show, target }) => {
      const page = read(first, 'page', of);
      return [
        what,
        target,
        shown(page, show),
        shown(read(first, 'plain', of), show),
        shown(read(first, 'react', of), show),
        shown(read(first, 'reactOpen', of), show),
        shown(read(first, 'previous', of), show),
        target.endsWith('×') ? over(page, read(first, 'react', of)) : '–',
        target.endsWith('×') ? over(page, read(first, 'reactOpen', of)) : '–',
        target.endsWith('×') ? over(page, read(first, 'previous', of)) : '–',
      ];
    }),
  );

/** The element that is the largest paint of each page. */
export const largestTable = (first: FirstScreen): string =>
  markdownTable(
    ['page', 'the largest paint is', 'on the second visit'],
    Object.entries(first).flatMap(([name, [seen]]) => (seen ? [[name, seen.largest, seen.again.largest]] : [])),
  );

const size = (file: string): number => fs.statSync(file).size;
const SITE = 'dist/ouvrirmoncompte';

/** What the build delivers before the first screen can answer, brotli; fonts as they are. */
export const bytesTable = (bareScript: number): string => {
  const loader = brotliCompressSync(fs.readFileSync('build/loader.js')).length;
  const fonts = fs
    .readdirSync(path.join(SITE, 'assets'))
    .filter(file => /^(atkinson|hanken|bricolage).*latin-.*\.woff2$/.test(file))
    .reduce((sum, file) => sum + size(path.join(SITE, 'assets', file)), 0);
  const main = size(path.join(SITE, 'modules/main.js.br'));
  return markdownTable(
    ['what', 'target', 'this page', 'bare React'],
    [
      ['script before the first paint (the loader)', '≤ 1.8 kB', kB(loader), '–'],
      ['script before the button answers', '≤ 10 kB', kB(main + loader), kB(bareScript)],
      ['fonts of one page', '≤ 36 kB', kB(fonts), '–'],
    ],
  );
};
