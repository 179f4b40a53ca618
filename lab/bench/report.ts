import os from 'node:os';
import { markdownTable } from '@scripts/html';
import type { inTheFile } from './file';
import type { FirstScreen } from './firstScreen';
import type { Kept } from './kept';
import type { LongUse } from './longUse';
import type { LongWait } from './longWait';
import type { Change } from './steps';
import { bytesTable, firstTable, kB, ms, seconds } from './tables';
import type { Traffic } from './traffic';

/** What is undefined was not measured: the quick bench leaves it out. */
export interface Figures {
  readonly runs: number;
  readonly browser: string;
  /** Processes that wanted a processor, on average, by the end. */
  readonly load: number;
  readonly first: FirstScreen;
  readonly previous: string | undefined;
  readonly bareScript: number;
  readonly changes: readonly Change[];
  /** From the identity document to the card's delivery. */
  readonly stepsOfFile: readonly Change[];
  readonly long: LongUse | undefined;
  readonly wait: LongWait | undefined;
  readonly file: Awaited<ReturnType<typeof inTheFile>> | undefined;
}

const STEP_MS = 290;
const IDLE = 1.5;
const total = ({ bytes }: Traffic): number => Object.values(bytes).reduce((sum, one) => sum + one, 0);

const machine = ({ browser, runs, load, previous }: Figures): string =>
  [
    `${os.cpus().length} processors (${os.cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(os.totalmem() / 2 ** 30)} GB, ${os.type()},`,
    `Node ${process.versions.node}, Chromium ${browser}. Load average ${load.toFixed(1)} over the run${load > IDLE ? ': the machine was busy, times are upper bounds' : ''}.`,
    `Phone: 150 ms a round trip, 1.6 Mbit/s, processor four times slower, 390 × 844; TLS and HTTP/2. Every page in turn, ${runs} times:`,
    `medians, with the least and the most; a ratio is of two visits one after the other. The build before: ${previous === undefined ? 'none is kept yet' : `of commit ${previous}`}.`,
  ].join('\n');

const trafficTable = ({ first }: Figures): string => {
  const [{ traffic } = { traffic: undefined }] = first.page ?? [];
  if (!traffic) return '';
  return markdownTable(
    ['kind', 'over the network'],
    [
      ...Object.entries(traffic.bytes).map(([kind, bytes]) => [kind, kB(bytes)]),
      ['all', `${kB(total(traffic))} in ${traffic.requests} requests`],
    ],
  );
};

const grown = (from: Kept, to: Kept): string => {
  const percent = (to.heap / from.heap - 1) * 100;
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent).toFixed(1)} % (${kB(from.heap)} → ${kB(to.heap)}), nodes ${from.nodes} → ${to.nodes}, listeners ${from.listeners} → ${to.listeners}`;
};

const otherRows = ({ file, long, wait }: Figures): readonly (readonly string[])[] => [
  ...(long
    ? [
        [`heap after ${long.changes} changes of step, over after ${long.warm}`, '± 1 %', grown(long.early, long.late)],
        [`heap after the help was opened ${long.opened} times more than ${long.opened}`, '± 1 %', grown(long.before, long.after)],
      ]
    : []),
  ...(wait
    ? [[`heap of a page that waits, after ${wait.polls} more calls than ${wait.warm}`, '± 1 %', grown(wait.before, wait.after)]]
    : []),
  ...(file
    ? [
        [
          `one key in a town field of ${file.keystrokes.towns} towns, the slowest, processor four times slower`,
          'a frame',
          ms(file.keystrokes.slowest),
        ],
        ...file.photos.flatMap(({ photos, bytes, took, longestTask }) => {
          const what = photos === 1 ? 'a photo' : `${photos} photos chosen together, each`;
          return [
            [`${what} of 12 Mpx (${kB(bytes)}) ready to send`, photos === 1 ? '≤ 1.5 s' : '', seconds(took)],
            ['longest task of the page’s own thread meanwhile', '≤ 100 ms', ms(longestTask)],
          ];
        }),
      ]
    : []),
];

const LONGEST = 'longest task over 50 ms until the next press';
const longest = (task: number): string => (task === 0 ? 'none' : ms(task));

/** The part of docs/performance.md that is measured. */
export const report = (figures: Figures): string =>
  [
    machine(figures),
    '### First screen',
    firstTable(figures.first),
    bytesTable(figures.bareScript),
    'What travelled on the first visit, everything behind the first screen included:',
    trafficTable(figures),
    '### From step to step',
    'From the press to the next heading, processor four times slower; 250 ms of it are the specification’s delay (STP-11), and the bank’s own answer is in it.',
    markdownTable(
      ['to', 'target', 'measured', LONGEST],
      figures.changes.map(({ to, took, task }) => [to, `≤ ${STEP_MS} ms`, ms(took), longest(task)]),
    ),
    ...(figures.stepsOfFile.length > 0
      ? [
          'The same through a file, from the identity document on. Saving to the bank and its answer are in it; so is the reading of a document, which takes the bank its time.',
          markdownTable(
            ['to the heading', 'measured', LONGEST],
            figures.stepsOfFile.map(({ to, took, task }) => [to, ms(took), longest(task)]),
          ),
        ]
      : []),
    ...(otherRows(figures).length > 0 ? ['### Elsewhere', markdownTable(['what', 'target', 'measured'], otherRows(figures))] : []),
  ].join('\n\n');
