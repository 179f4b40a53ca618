import os from 'node:os';
import { markdownTable } from '@scripts/html';
import type { FirstScreen } from './firstScreen';
import type { Change } from './steps';
import { kB, ms, type Measured } from './ratios';
import { bytesTable, firstTable, largestTable } from './tables';
import type { Traffic } from './traffic';

/** What is empty was not measured: the quick bench leaves it out. */
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
  /** Of memory, photos and keys. */
  readonly elsewhere: readonly Measured[];
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

const changesTable = (changes: readonly Change[]): string =>
  markdownTable(
    ['to the heading', 'measured', 'longest task over 50 ms until the next press'],
    changes.map(({ to, took, task }) => [to, ms(took), task === 0 ? 'none' : ms(task)]),
  );

/** The part of docs/performance.md that is measured. */
export const report = (figures: Figures): string =>
  [
    machine(figures),
    '### First screen',
    firstTable(figures.first),
    largestTable(figures.first),
    bytesTable(figures.bareScript),
    'What travelled on the first visit, everything behind the first screen included:',
    trafficTable(figures),
    '### From step to step',
    `From the press to the next heading, processor four times slower; the target is ${STEP_MS} ms, 250 of them the specification’s delay (STP-11), and the bank’s own answer is in it.`,
    changesTable(figures.changes),
    ...(figures.stepsOfFile.length > 0
      ? [
          'The same through a file, from the identity document on. Saving to the bank and its answer are in it; so is the reading of a document, which takes the bank its time.',
          changesTable(figures.stepsOfFile),
        ]
      : []),
    ...(figures.elsewhere.length > 0 ? ['### Elsewhere', markdownTable(['what', 'target', 'measured'], figures.elsewhere)] : []),
  ].join('\n\n');
