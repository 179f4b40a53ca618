import os from 'node:os';
import type { inTheFile } from './file';
import type { FirstScreen } from './firstScreen';
import type { RulesBench } from './rulesBench';
import type { Change } from './steps';
import type { Traffic } from './traffic';

export interface Figures {
  readonly runs: number;
  readonly browser: string;
  /** Processes that wanted a processor, on average, by the end. */
  readonly load: number;
  readonly first: FirstScreen;
  readonly changes: readonly Change[];
  readonly rules: RulesBench;
  readonly file: Awaited<ReturnType<typeof inTheFile>>;
}

const ms = (value: number): string => `${Math.round(value)} ms`;
const seconds = (value: number): string => `${(value / 1000).toFixed(2)} s`;
const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const total = ({ bytes }: Traffic): number => Object.values(bytes).reduce((sum, one) => sum + one, 0);

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(...head), row(...head.map(() => '---')), ...rows.map(cells => row(...cells))].join('\n');

const machine = ({ browser, runs, load }: Figures): string =>
  [
    `${os.cpus().length} processors (${os.cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(os.totalmem() / 2 ** 30)} GB, ${os.type()},`,
    `Node ${process.versions.node}, Chromium ${browser}. The machine was shared with other work (load average ${load.toFixed(1)} over the run): read times as upper bounds.`,
    `Phone: 150 ms a round trip, 1.6 Mbit/s, processor four times slower, 390 × 844. First screen: medians of ${runs}.`,
  ].join('\n');

const firstRows = ({ first }: Figures): readonly (readonly string[])[] => [
  ['largest paint, first visit', `≤ 1.15 × the same page without any script (${seconds(first.plainPage)})`, seconds(first.largestPaint)],
  ['blocked by long tasks', '≤ 50 ms', ms(first.blocked)],
  ['layout shift', '0', first.shift.toFixed(3)],
  ['the start button, pressed as soon as it is seen, has led to the next screen', '≤ 1.1 s', seconds(first.answered)],
  ['largest paint, second visit', '≤ 0.4 s', seconds(first.againPaint)],
  [
    'script, style and font over the network on the second visit',
    'none',
    kB(first.againTraffic.bytes.script + first.againTraffic.bytes.style + first.againTraffic.bytes.font),
  ],
];

const trafficRows = ({ first: { traffic } }: Figures): readonly (readonly string[])[] => [
  ...Object.entries(traffic.bytes).map(([kind, bytes]) => [kind, kB(bytes)]),
  ['all', `${kB(total(traffic))} in ${traffic.requests} requests`],
];

const otherRows = ({ rules, file: { photo, keystrokes } }: Figures): readonly (readonly string[])[] => [
  [`rule bench, ${rules.cases} cases over ${rules.rules} rules, start of the program included`, '', seconds(rules.took)],
  [`one key in a town field of ${keystrokes.towns} towns, the slowest, processor four times slower`, 'a frame', ms(keystrokes.slowest)],
  [`a photo of 12 Mpx (${kB(photo.bytes)}) ready to send`, '≤ 1.5 s', seconds(photo.took)],
  ['longest task of the page’s own thread meanwhile', '≤ 100 ms', ms(photo.longestTask)],
];

/** The part of docs/performance.md that is measured. */
export const report = (figures: Figures): string =>
  [
    machine(figures),
    '### First screen',
    table(['what', 'target', 'measured'], firstRows(figures)),
    'What travelled on the first visit, everything behind the first screen included:',
    table(['kind', 'over the network'], trafficRows(figures)),
    '### From step to step',
    'From the press to the next heading, processor four times slower; 250 ms of it are the specification’s delay (STP-11), target 300 ms and the bank’s own answer.',
    table(
      ['to', 'measured'],
      figures.changes.map(({ to, took }) => [to, ms(took)]),
    ),
    '### Elsewhere',
    table(['what', 'target', 'measured'], otherRows(figures)),
  ].join('\n\n');
