import os from 'node:os';
import { markdownTable } from '@sandbox/html';
import type { FirstScreen } from './firstScreen';
import { limitOf, type Change } from './steps';
import { ms, type Measured } from './ratios';
import { firstTable } from './tables';

/** What is empty was not measured: the quick bench leaves it out. */
export interface Figures {
  readonly runs: number;
  readonly browser: string;
  /** Processes that wanted a processor, on average, by the end. */
  readonly load: number;
  readonly first: FirstScreen;
  readonly changes: readonly Change[];
  /** From the identity document to the card's delivery. */
  readonly stepsOfFile: readonly Change[];
  /** Of memory, photos and keys. */
  readonly elsewhere: readonly Measured[];
}

const IDLE = 1.5;

const machine = ({ browser, runs, load }: Figures): string =>
  [
    `${os.cpus().length} processors (${os.cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(os.totalmem() / 2 ** 30)} GB, ${os.type()},`,
    `Node ${process.versions.node}, Chromium ${browser}. Load average ${load.toFixed(1)} over the run${load > IDLE ? ': the machine was busy, times are upper bounds' : ''}.`,
    `Phone: 150 ms a round trip, 1.6 Mbit/s, processor four times slower, 390 × 844; TLS and HTTP/2. Every page in turn, ${runs} times:`,
    `medians, with the least and the most; a ratio is of two visits one after the other.`,
  ].join('\n');

const changesTable = (changes: readonly Change[]): string =>
  markdownTable(
    ['to the heading', 'measured', 'bare React, the same page', 'limit', 'longest task over 50 ms until the next press'],
    changes.map(change => [change.to, ms(change.took), ms(change.bare), ms(limitOf(change)), change.task === 0 ? 'none' : ms(change.task)]),
  );

/** The report, as Markdown. */
export const report = (figures: Figures): string =>
  [
    machine(figures),
    '## First screen',
    firstTable(figures.first),
    '## From step to step',
    'From the press to the next heading with the focus, on a processor four times slower. Limit: the specification’s delay (STP-11) and 1.2 times what bare React takes for the same page with the same data. The bank’s answer is included.',
    changesTable(figures.changes),
    ...(figures.stepsOfFile.length > 0
      ? [
          'The same in a dossier, from the identity document on. Saving, the bank’s answer and the analysis of a document are included.',
          changesTable(figures.stepsOfFile),
        ]
      : []),
    ...(figures.elsewhere.length > 0 ? ['## Elsewhere', markdownTable(['what', 'target', 'measured'], figures.elsewhere)] : []),
  ].join('\n\n');
