import type { Browser } from '@playwright/test';
import { quiet, until, visitor, vitalsOf } from './browser';
import type { Contestant, Entered } from './contestants';
import { counted, type Traffic } from './traffic';

const BLOCKS_MS = 50;

/** One visit; milliseconds since the navigation began. */
interface Visit {
  readonly largestPaint: number;
  /** When the start button answers a press at once; undefined where nothing can. */
  readonly answers: number | undefined;
  /** The end of the last task of more than 50 ms, whatever it was for; the first paint where there is none. */
  readonly calm: number;
  /** What such tasks took beyond 50 ms each, once something was painted. */
  readonly blocked: number;
  readonly shift: number;
  readonly traffic: Traffic;
}

export interface Seen extends Visit {
  readonly again: Visit;
  /** When a press made at the first paint had led to the next heading. */
  readonly answered: number;
  readonly taps: number;
}

const look = async (browser: Browser, address: string, quietMs: number): Promise<Visit & Pick<Seen, 'again'>> => {
  const { page, context, session } = await visitor(browser);
  const visit = async (): Promise<Visit> => {
    const traffic = await counted(session);
    await page.goto(address);
    await quiet(page, quietMs);
    const { firstPaint, largestPaint, tasks, shift, answers } = await vitalsOf(page);
    const after = tasks.filter(({ start, took }) => start + took > firstPaint);
    return {
      largestPaint,
      shift,
      traffic: traffic(),
      answers: answers > 0 ? Math.max(firstPaint, answers) : undefined,
      calm: Math.max(firstPaint, ...after.map(({ start, took }) => start + took)),
      blocked: after.reduce((sum, { took }) => sum + took - BLOCKS_MS, 0),
    };
  };
  const first = await visit();
  await page.goto('about:blank');
  const again = await visit();
  await context.close();
  return { ...first, again };
};

/** A page that stores no early press is pressed until it reacts. */
const eagerTap = async (browser: Browser, { name, address, answer }: Entered): Promise<Pick<Seen, 'answered' | 'taps'>> => {
  const { page, context } = await visitor(browser, { tap: name.startsWith('react') ? 'until answered' : 'once', answer });
  await page.goto(address);
  await until(page, 'bench.answered > 0');
  const { answered, taps } = await vitalsOf(page);
  await context.close();
  return { answered, taps };
};

export type FirstScreen = Readonly<Partial<Record<Contestant, readonly Seen[]>>>;

/** Measures the first screen on a phone: first visit, press, second visit. Every page in turn, as often as requested. */
export const firstScreen = async (
  browser: Browser,
  entered: readonly Entered[],
  { runs, quietMs }: { readonly runs: number; readonly quietMs: number },
): Promise<FirstScreen> => {
  const seen: Partial<Record<Contestant, Seen[]>> = {};
  for (let run = 0; run < runs; run += 1) {
    for (const one of entered) {
      const visit = await look(browser, one.address, quietMs);
      (seen[one.name] ??= []).push({ ...visit, ...(await eagerTap(browser, one)) });
    }
  }
  return seen;
};
