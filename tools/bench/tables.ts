import { markdownTable } from '@sandbox/html';
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
  { what: 'taps until then', of: seen => seen.taps, show: value => `${value}`, target: '1' },
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

/** Every measure of every page, and this page over the bare one. */
export const firstTable = (first: FirstScreen): string =>
  markdownTable(
    ['what', 'target', 'this page', 'bare React', 'bare React, no headers', '× bare React', '× no headers'],
    measures.map(({ what, of, show, target }) => {
      const page = read(first, 'page', of);
      return [
        what,
        target,
        shown(page, show),
        shown(read(first, 'react', of), show),
        shown(read(first, 'reactOpen', of), show),
        target.endsWith('×') ? over(page, read(first, 'react', of)) : '–',
        target.endsWith('×') ? over(page, read(first, 'reactOpen', of)) : '–',
      ];
    }),
  );
