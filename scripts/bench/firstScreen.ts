import type { Browser, Page } from '@playwright/test';
import { accountTypeCopy } from '@ui/copy/fr/accountType';
import { median, until, visitor } from './browser';
import type { Vitals } from './probe';
import { counted, type Traffic } from './traffic';

export const vitalsOf = (page: Page): Promise<Vitals> => page.evaluate<Vitals>('window.bench');

const QUIET_MS = 3_000;

/** Until the browser has nothing left to fetch or to do. */
const settled = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(`new Promise(done => setTimeout(done, ${QUIET_MS}))`);
};

interface Seen {
  readonly vitals: Vitals;
  readonly traffic: Traffic;
}

const look = async (browser: Browser, address: string): Promise<Seen & { readonly again: Seen }> => {
  const { page, context, session } = await visitor(browser);
  const visit = async (): Promise<Seen> => {
    const traffic = await counted(session);
    await page.goto(address);
    await settled(page);
    return { vitals: await vitalsOf(page), traffic: traffic() };
  };
  const first = await visit();
  await page.goto('about:blank');
  const again = await visit();
  await context.close();
  return { ...first, again };
};

/** How long after the navigation a press on the start button, made as soon as it is seen, leads to the next screen. */
const eagerTap = async (browser: Browser, address: string): Promise<number> => {
  const { page, context } = await visitor(browser, { tap: true, answer: accountTypeCopy.title });
  await page.goto(address);
  await until(page, 'bench.answered > 0');
  const { answered } = await vitalsOf(page);
  await context.close();
  return answered;
};

const repeated = async <A>(times: number, act: () => Promise<A>): Promise<readonly A[]> => {
  const all: A[] = [];
  for (let time = 0; time < times; time += 1) all.push(await act());
  return all;
};

export interface FirstScreen {
  readonly largestPaint: number;
  readonly plainPage: number;
  readonly blocked: number;
  readonly shift: number;
  readonly answered: number;
  readonly againPaint: number;
  readonly traffic: Traffic;
  readonly againTraffic: Traffic;
}

/** The home page on a phone, seen for the first time and again; medians. */
export const firstScreen = async (browser: Browser, address: string, plain: string, runs: number): Promise<FirstScreen> => {
  const plainPage = median((await repeated(runs, () => look(browser, plain))).map(({ vitals }) => vitals.largestPaint));
  const seen = await repeated(runs, () => look(browser, address));
  const of = (read: (visit: (typeof seen)[number]) => number): number => median(seen.map(read));
  const [one] = seen;
  if (one === undefined) throw new RangeError('Nothing was seen: ask for one run at least');
  return {
    plainPage,
    largestPaint: of(({ vitals }) => vitals.largestPaint),
    blocked: of(({ vitals }) => vitals.blocked),
    shift: of(({ vitals }) => vitals.shift),
    answered: median(await repeated(runs, () => eagerTap(browser, address))),
    againPaint: of(({ again }) => again.vitals.largestPaint),
    traffic: one.traffic,
    againTraffic: one.again.traffic,
  };
};
