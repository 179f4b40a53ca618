import type { Browser, CDPSession, Page } from '@playwright/test';
import { firstBrand } from '@domain/brand/variant';
import { pollingLimits } from '@domain/session/pollingLimits';
import { accountTypeMessages } from '@messages/accountType';
import { homeMessages } from '@messages/home';
import { middleControlMessages } from '@messages/middleControl';
import { offerMessages } from '@messages/offer';
import type { Bank } from '@tests/e2e/support/bank';
import { chooseAccount, chooseAge, comeBack, open, start } from '@tests/e2e/support/walk';
import { quiet, until, visitor } from './browser';
import { kB, type Measured } from './ratios';

/** What a page keeps, garbage collected. */
const keptIn = async (session: CDPSession) => {
  await session.send('HeapProfiler.enable');
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes, listeners: jsEventListeners };
};

/** The heap must not grow after `warm` acts. Until then the engine compiles and keeps what runs often. docs/performance.md */
const grown = async (
  session: CDPSession,
  what: string,
  act: (times: number) => Promise<void>,
  times: { readonly warm: number; readonly more: number },
): Promise<Measured> => {
  await act(times.warm);
  const from = await keptIn(session);
  await act(times.more);
  const to = await keptIn(session);
  const percent = (to.heap / from.heap - 1) * 100;
  const heap = `${percent < 0 ? '−' : '+'}${Math.abs(percent).toFixed(1)} % (${kB(from.heap)} → ${kB(to.heap)})`;
  return [`heap ${what}`, '± 1 %', `${heap}, nodes ${from.nodes} → ${to.nodes}, listeners ${from.listeners} → ${to.listeners}`];
};

/** In one go: what a browser keeps of every line that it is sent from outside would be counted with the page. */
const repeated = (page: Page, times: number, act: string): Promise<void> =>
  page.evaluate<void>(`(async () => {
    const until = shown => new Promise(done => { const look = () => (shown() ? done() : setTimeout(look, 20)); look(); });
    for (let time = 0; time < ${times}; time += 1) { ${act} }
  })()`);

const heading = (text: string): string => `document.querySelector('h1')?.textContent === ${JSON.stringify(text)}`;

/** One page for a long while: from step to step and back. */
export const longUse = async (browser: Browser, bank: Bank): Promise<Measured> => {
  const { page, context, session } = await visitor(browser, { slow: 'neither' });
  await open(page, bank, firstBrand.omc);
  await start(page);
  await chooseAccount(page, 'individual');
  await chooseAge(page, { TIT: '26+' });
  await until(page, heading(offerMessages.omc.title.individual.TIT)); // the whole journey has taken over
  await page.goBack();
  await until(page, heading(accountTypeMessages.omc.title));
  await quiet(page, 1_000);
  const backAndForth = `
    history.back();
    await until(() => ${heading(homeMessages.omc.heading.desktop)});
    history.forward();
    await until(() => ${heading(accountTypeMessages.omc.title)});`;
  const act = (times: number) => repeated(page, times, backAndForth);
  const found = await grown(session, 'after 1400 changes of step, over after 1200', act, { warm: 600, more: 100 });
  await context.close();
  return found;
};

const { everyMs, tries } = pollingLimits.decide({ what: 'state' });
/** Rounds of polling: what is bounded by its size fills for some thirty of them. */
const ROUNDS = { warm: 35, more: 20 } as const;

/** Skips the pause between two calls: only what the calls leave in memory is measured. */
const withoutPauses = `{
  const wait = window.setTimeout;
  window.setTimeout = (then, after, ...rest) => wait(then, after === ${everyMs} ? 0 : after, ...rest);
}`;

/** A page that waits for the adviser's review for hours. Each round is asked for by the button that ends the one before. MID-02, D-30 */
export const longWait = async (browser: Browser, bank: Bank): Promise<Measured> => {
  const { holder } = await bank.prepare({ task: 'middleControl', local: 'longue.attente' });
  const { page, context, session } = await visitor(browser, { slow: 'neither' });
  await page.addInitScript(withoutPauses);
  await comeBack(page, bank, holder);
  await page.getByRole('heading', { level: 1, name: middleControlMessages.omc.title }).waitFor();
  const askAgain = `
    const again = () => [...document.querySelectorAll('button')].find(each => each.textContent === ${JSON.stringify(middleControlMessages.omc.again)});
    await until(again);
    again().click();
    await until(() => !again());
    await until(again);`;
  const what = `of a page that waits, after ${ROUNDS.more * tries} more calls than ${(ROUNDS.warm + 1) * tries}`;
  const found = await grown(session, what, times => repeated(page, times, askAgain), ROUNDS);
  await context.close();
  return found;
};
