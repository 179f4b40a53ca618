import type { Browser, Page } from '@playwright/test';
import { firstBrand } from '@domain/brand/variant';
import { delays } from '@domain/journey/delays';
import type { Bank } from '@tests/e2e/support/bank';
import { fillFile, identityAsked } from '@tests/e2e/support/dossier';
import { chooseOffer, openDossier, someone } from '@tests/e2e/support/walk';
import { phone, quiet, until, visitor, vitalsOf } from './browser';
import type { Vitals } from './probe';

const QUIET_MS = 500;
const OVER_MS = 50;

/** A press that led to another heading; milliseconds, `at` since the navigation began, `took` from the press to the heading's focus. */
interface Pressed {
  readonly to: string;
  readonly at: number;
  readonly took: number;
  /** The page that the press led to. */
  readonly html: string;
}

export interface Change extends Omit<Pressed, 'html'> {
  /** The longest task of more than 50 ms until the next press; 0: none. */
  readonly task: number;
  /** What bare React takes from a press to the same page's heading with the focus, its data there and without the delay. */
  readonly bare: number;
}

/** Of a step's time that the page does not make: the specification's delay. STP-11 */
const DELAY_MS = delays.pageChangeMs;
/** Of what bare React takes. */
const MOST = 1.2;
export const limitOf = ({ bare }: Pick<Change, 'bare'>): number => DELAY_MS + MOST * bare;

const WATCH = `(() => {
  window.changes = [];
  window.handed = [];
  addEventListener('change', ({ target }) => { if (target.type === 'file') handed.push(performance.now()); }, true);
  let pressed = 0;
  addEventListener('click', () => { pressed = performance.now(); }, true);
  addEventListener('focusin', ({ target }) => {
    if (target.localName !== 'h1' || pressed === 0) return;
    const change = { to: target.textContent, at: pressed, took: performance.now() - pressed, html: '' };
    pressed = 0;
    changes.push(change);
    setTimeout(() => { change.html = [...document.body.children].find(each => each.querySelector('h1')).innerHTML; }, 200);
  });
})()`;

/** The browser's driver creates an uploaded file in the page's own thread. Only what follows in that task is the page's work. */
const ownPart = (tasks: Vitals['tasks'], handed: readonly number[]): Vitals['tasks'] =>
  tasks
    .map(({ start, took }) => {
      const end = start + took;
      const from = handed.find(at => at > start && at <= end) ?? start;
      return { start: from, took: end - from };
    })
    .filter(({ took }) => took > OVER_MS);

/** What the page recorded: each press with the longest task that it caused. */
const changesOn = async (page: Page): Promise<readonly (Pressed & Pick<Change, 'task'>)[]> => {
  const pressed = await page.evaluate<readonly Pressed[]>('window.changes');
  const tasks = ownPart((await vitalsOf(page)).tasks, await page.evaluate<readonly number[]>('window.handed'));
  return pressed.map((one, index) => {
    const until = pressed[index + 1]?.at ?? Infinity;
    const own = tasks.filter(({ start, took }) => start + took > one.at && start + took <= until);
    return { ...one, task: Math.max(0, ...own.map(({ took }) => took)) };
  });
};

/** Bare React on the same processor shows the same pages, one after the other. */
const besideBare = async (browser: Browser, bare: string, seen: Awaited<ReturnType<typeof changesOn>>): Promise<readonly Change[]> => {
  const { page, context } = await visitor(browser, { slow: 'processor' });
  await page.addInitScript(WATCH);
  await page.goto(bare);
  await quiet(page, QUIET_MS);
  const changes: Change[] = [];
  for (const { html, ...change } of seen) {
    await page.evaluate(`nextPage = new DOMParser().parseFromString(${JSON.stringify(html)}, 'text/html')`);
    await page.evaluate(`(button => { button.focus(); button.click(); })(document.getElementById('commencer'))`);
    await until(page, `changes.length > ${changes.length}`);
    await quiet(page, QUIET_MS);
    changes.push({ ...change, bare: (await page.evaluate<readonly Pressed[]>('window.changes')).at(-1)?.took ?? 0 });
  }
  await context.close();
  return changes;
};

/** For each heading, the run with the median excess over its limit. */
const middleOf = (walks: readonly (readonly Change[])[]): readonly Change[] =>
  (walks[0] ?? []).flatMap(({ to }) => {
    const same = walks.flatMap(walk => walk.find(change => change.to === to) ?? []);
    return same.sort((one, other) => one.took - limitOf(one) - other.took + limitOf(other))[Math.floor(same.length / 2)] ?? [];
  });

interface Walked {
  readonly address: string;
  /** Of the bare React page. */
  readonly bare: string;
  readonly runs: number;
}

/** The way through the offer, on a processor four times slower. */
export const stepChanges = async (browser: Browser, { address, bare, runs }: Walked): Promise<readonly Change[]> => {
  const walks: (readonly Change[])[] = [];
  while (walks.length < runs) {
    const { page, context } = await visitor(browser, { slow: 'processor' });
    await page.addInitScript(WATCH);
    await page.goto(address);
    await quiet(page, QUIET_MS);
    await chooseOffer(page);
    const changes = await changesOn(page);
    await context.close();
    walks.push(await besideBare(browser, bare, changes));
  }
  return middleOf(walks);
};

/** The way through the file of one person, every answer of the bank in it, on a processor four times slower. */
export const dossierSteps = async (browser: Browser, bank: Bank, bare: string): Promise<readonly Change[]> => {
  const { page, context, session } = await visitor(browser, { slow: 'neither' });
  await page.addInitScript(WATCH);
  const person = someone('26+');
  await openDossier(page, bank, firstBrand.omc, person);
  await identityAsked(page).waitFor();
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.slower });
  await page.evaluate('changes.length = 0');
  // on a machine that is too busy the run ends, not the bench: what was measured until then counts
  await fillFile(page, person).catch((error: unknown) => console.error('The walk through the file ended before its end:', error));
  const changes = await changesOn(page);
  await context.close();
  return besideBare(browser, bare, changes);
};
