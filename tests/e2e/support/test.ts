import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { Wire } from '@tests/faults/Wire';
import { Bank } from './bank';
import { watchBodies } from './bodies';
import { refusedBefore } from './consent';
import { DIALOG_MISPLACED, watchDialogs } from './dialogs';
import { FOCUS_LOST, watchFocus } from './focus';
import { MOVED, watchShifts } from './shifts';

/** First port of the workers' banks; another number allows two parallel runs. */
export const FIRST_PORT = Number(process.env['BANK_PORT'] ?? 5200);

/** Whether the browser still renders the page; otherwise it ignores clicks. */
const isDrawn = (page: Page): Promise<boolean> =>
  page.screenshot({ timeout: 5_000 }).then(
    () => true,
    () => false,
  );

/** What the pages show when a test fails, frames included, to understand a run on another machine. */
const standsAt = async (page: Page): Promise<string> => {
  const seen = page
    .frames()
    .map(frame => frame.evaluate(() => `${location.pathname}: ${document.body?.innerText.replace(/\s+/g, ' ') ?? ''}`));
  const words = (await Promise.all(seen)).map(all => all.slice(0, 140));
  if (await isDrawn(page)) return words.join('\n');
  const other = await isDrawn(await page.context().newPage());
  return [...words, `not drawn any more, while a new page ${other ? 'is' : 'is not either'}`].join('\n');
};

const portOf = (browserName: string, { parallelIndex }: { readonly parallelIndex: number }): number =>
  FIRST_PORT + (browserName === 'chromium' ? 0 : 300) + parallelIndex * 50;

/** A bank behind a wire that can fail. */
export interface Wired {
  readonly bank: Bank;
  readonly wire: Wire;
}
const ANSWERS_WITHIN_MS = 5_000;

/** The browser alone, with a bank for each worker that asks for one. Every test has the same, so that none needs another worker. */
export const bare = base.extend<object, { bank: Bank; wired: Wired }>({
  bank: [
    async ({ browserName }, use, worker) => {
      const bank = new Bank(portOf(browserName, worker));
      await bank.start();
      await use(bank);
      await bank.remove();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  wired: [
    async ({ browserName }, use, worker) => {
      const port = portOf(browserName, worker) + 5_000;
      const wire = new Wire(port + 30, port + 1, ANSWERS_WITHIN_MS);
      const bank = new Bank(port, ['--front', wire.address]);
      await bank.start();
      await wire.open();
      await use({ bank, wire });
      await wire.close();
      await bank.remove();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

/**
 * `problems` collects what must never happen: uncaught errors, CSP and Trusted Types
 * violations, undescribed bodies, dialogs outside the window, lost focus.
 */
export const test = bare.extend<{ problems: string[]; askedForConsent: boolean; nothingMoves: boolean; visitor: undefined }>({
  /** Whether the person has still to answer the question of the cookies; in most tests the person refused before, on other devices too (`browser.newPage()`). */
  askedForConsent: [false, { option: true }],
  /** Whether a layout shift is a problem, too: in a test without faults. XTR-60 */
  nothingMoves: [false, { option: true }],
  visitor: [
    async ({ browser, context, askedForConsent }, use) => {
      const newContext = browser.newContext.bind(browser);
      const others: BrowserContext[] = [];
      browser.newContext = async options => {
        const other = await newContext({ locale: 'fr-FR', timezoneId: 'Europe/Paris', reducedMotion: 'reduce', ...options });
        others.push(other);
        if (!askedForConsent) await refusedBefore(other);
        return other;
      };
      if (!askedForConsent) await refusedBefore(context);
      await use(undefined);
      browser.newContext = newContext;
      for (const other of others) await other.close();
    },
    { auto: true },
  ],
  problems: [
    async ({ page, context, nothingMoves }, use, info) => {
      const problems: string[] = [];
      watchBodies(context, problems);
      await watchDialogs(context);
      await watchFocus(context);
      if (nothingMoves) await watchShifts(context);
      page.on('pageerror', error => problems.push(error.message));
      page.on('console', message => {
        if (message.location().url.endsWith('.json')) return; // Chromium 109 styles its own view of JSON, which `standIn` passes through
        const told = message.text();
        if (
          /Content Security Policy|TrustedScript|Trusted Type|integrity|hydrat/i.test(told) ||
          [DIALOG_MISPLACED, FOCUS_LOST, MOVED].some(lost => told.startsWith(lost))
        )
          problems.push(told);
      });
      await use(problems);
      if (info.status !== info.expectedStatus)
        await info.attach('the page', { body: await standsAt(page).catch(String), contentType: 'text/plain' });
      base.expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

/** Played by `npm test -w tools` alone: what takes long and guards one page, or repeats the proof of a test beside it. */
export const lab = { tag: '@all' };
export const labUnless = (isPlayed: boolean) => (isPlayed ? {} : lab);
