import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import { PrintedFacts } from './facts';
import type { PageReading } from './page';
import { layouts } from './zone/layouts';

const Reading = t.union([
  t.type({ kind: t.literal('facts'), facts: PrintedFacts }),
  t.type({ kind: t.literal('unknown') }),
  t.type({ kind: t.literal('two-d-doc'), text: t.string }),
  t.type({ kind: t.literal('zone'), layout: t.keyof(layouts), lines: t.array(t.string) }),
  t.type({ kind: t.literal('text'), text: t.string, from: t.keyof({ pdf: null, picture: null }) }),
]);
const Answer = t.type({ id: t.number, reading: t.type({ usable: t.boolean, codes: t.array(Reading) }) });

/** The reading of a file on which the reader failed. */
const unusable: PageReading = { usable: false, codes: [] };

/** Maximum time to read one file, in milliseconds; after it the bank terminates the reader and starts another. */
const PATIENCE = 60_000;

/** Whether the text of pictures is read too. */
let ocr = false;

/** A worker thread that reads files, so that one person's upload does not block the bank for others. */
class Reader {
  private readonly worker = new Worker(path.resolve('sandbox/analysis/reading.cjs'), {
    execArgv: [],
    workerData: { ocr },
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
  });
  private readonly waiting = new Map<number, (reading: PageReading) => void>();
  private lastId = 0;

  constructor(private readonly over: () => void) {
    this.worker.unref();
    this.worker.on('message', (message: unknown) => {
      const answer = Answer.decode(message);
      if (isRight(answer)) this.settle(answer.right.id, answer.right.reading);
    });
    this.worker.on('error', error => {
      console.error('A file could not be read:', error);
      this.giveUp();
    });
  }

  read(bytes: Uint8Array): Promise<PageReading> {
    this.lastId += 1;
    const id = this.lastId;
    return new Promise(done => {
      const late = setTimeout(() => {
        this.giveUp();
      }, PATIENCE);
      this.waiting.set(id, reading => {
        clearTimeout(late);
        done(reading);
      });
      this.worker.ref();
      this.worker.postMessage({ id, bytes });
    });
  }

  private settle(id: number, reading: PageReading): void {
    this.waiting.get(id)?.(reading);
    this.waiting.delete(id);
    if (this.waiting.size === 0) this.worker.unref();
  }

  private giveUp(): void {
    this.over();
    for (const id of [...this.waiting.keys()]) this.settle(id, unusable);
    void this.worker.terminate();
  }
}

let reader: Reader | undefined;

/** Returns the reader's thread, and starts it if necessary; called early, so that no upload waits for the start. */
export const wakeReader = (): Reader => (reader ??= new Reader(() => (reader = undefined)));

/** Reads the text of pictures too, from the next file on: `npm start -- --ocr`. */
export const readTextOfPictures = (): void => {
  ocr = true;
};

/** Reads one file in the worker thread. X18 */
export const readAway = (bytes: Uint8Array): Promise<PageReading> => wakeReader().read(bytes);
