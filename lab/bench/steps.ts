import type { Browser, Page } from '@playwright/test';
import { firstBrand } from '@domain/brand/variant';
import { identityChoiceMessages } from '@ui/copy/fr/identityChoice';
import type { Bank } from '@e2e/support/bank';
import { fillFile } from '@e2e/support/file';
import { chooseOffer, openFile, someone } from '@e2e/support/walk';
import { phone, quiet, visitor, vitalsOf } from './browser';
import type { Vitals } from './probe';

const QUIET_MS = 500;
const OVER_MS = 50;

/** A press that led to another heading; milliseconds, `at` since the navigation began, `took` from the press to the frame that shows it. */
interface Pressed {
  readonly to: string;
  readonly at: number;
  readonly took: number;
}

export interface Change extends Pressed {
  /** The longest task of more than 50 ms until the next press; 0: none. */
  readonly task: number;
}

const WATCH = `(() => {
  window.changes = [];
  window.handed = [];
  addEventListener('change', ({ target }) => { if (target.type === 'file') handed.push(performance.now()); }, true);
  let pressed = 0;
  let shown = '';
  addEventListener('click', () => { pressed = performance.now(); }, true);
  new MutationObserver(() => {
    const heading = document.querySelector('h1')?.textContent ?? '';
    if (heading === shown || heading === '') return;
    shown = heading;
    const from = pressed;
    pressed = 0;
    if (from > 0) requestAnimationFrame(() => changes.push({ to: heading, at: from, took: performance.now() - from }));
  }).observe(document, { childList: true, subtree: true, characterData: true });
})()`;

/** A file is handed over by the browser's driver, which makes it in the page's own thread: of such a task the page's part is what comes after. */
const ownPart = (tasks: Vitals['tasks'], handed: readonly number[]): Vitals['tasks'] =>
  tasks
    .map(({ start, took }) => {
      const end = start + took;
      const from = handed.find(at => at > start && at <= end) ?? start;
      return { start: from, took: end - from };
    })
    .filter(({ took }) => took > OVER_MS);

/** What the page has noted, each press with the longest task that it caused. */
const changesOn = async (page: Page): Promise<readonly Change[]> => {
  const pressed = await page.evaluate<readonly Pressed[]>('window.changes');
  const tasks = ownPart((await vitalsOf(page)).tasks, await page.evaluate<readonly number[]>('window.handed'));
  return pressed.map((one, index) => {
    const until = pressed[index + 1]?.at ?? Infinity;
    const own = tasks.filter(({ start, took }) => start + took > one.at && start + took <= until);
    return { ...one, task: Math.max(0, ...own.map(({ took }) => took)) };
  });
};

/** The way through the offer, on a processor four times slower. */
export const stepChanges = async (browser: Browser, address: string): Promise<readonly Change[]> => {
  const { page, context } = await visitor(browser, { slow: 'processor' });
  await page.addInitScript(WATCH);
  await page.goto(address);
  await quiet(page, QUIET_MS);
  await chooseOffer(page, {}, () => quiet(page, QUIET_MS));
  const changes = await changesOn(page);
  await context.close();
  return changes;
};

/** The way through the file of one person, every answer of the bank in it, on a processor four times slower. */
export const fileSteps = async (browser: Browser, bank: Bank): Promise<readonly Change[]> => {
  const { page, context, session } = await visitor(browser, { slow: 'neither' });
  await page.addInitScript(WATCH);
  const person = someone('26+');
  await openFile(page, bank, firstBrand.omc, person);
  await page.getByRole('heading', { name: identityChoiceMessages.omc.title.individual }).waitFor();
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.slower });
  await page.evaluate('changes.length = 0');
  // a machine that is too busy to follow ends the walk, not the bench: what was seen until then counts
  await fillFile(page, person).catch((error: unknown) => console.error('The walk through the file ended before its end:', error));
  const changes = await changesOn(page);
  await context.close();
  return changes;
};
