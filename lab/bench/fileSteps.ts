import type { Browser } from '@playwright/test';
import type { Bank } from '@e2e/support/bank';
import { identityChoiceMessages } from '@ui/copy/fr/identityChoice';
import { fillFile } from '@e2e/support/file';
import { openFile, someone } from '@e2e/support/walk';
import { phone, visitor, vitalsOf } from './browser';
import type { Vitals } from './probe';
import { withTasks, type Change, type Pressed } from './steps';
import { firstBrand } from '@domain/brand/variant';

/** Each press that led to another heading: from the press to the frame that shows it. */
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

const OVER_MS = 50;

/** A file is handed over by the browser's driver, which makes it in the page's own thread: of such a task the page's part is what comes after. */
const ownPart = (tasks: Vitals['tasks'], handed: readonly number[]): Vitals['tasks'] =>
  tasks
    .map(({ start, took }) => {
      const end = start + took;
      const from = handed.find(at => at > start && at <= end) ?? start;
      return { start: from, took: end - from };
    })
    .filter(({ took }) => took > OVER_MS);

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
  const pressed = await page.evaluate<readonly Pressed[]>('window.changes');
  const { tasks } = await vitalsOf(page);
  const handed = await page.evaluate<readonly number[]>('window.handed');
  await context.close();
  return withTasks(pressed, ownPart(tasks, handed));
};
