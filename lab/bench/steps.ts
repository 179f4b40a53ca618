import type { Browser, Page } from '@playwright/test';
import { accountTypeMessages } from '@ui/copy/fr/accountType';
import { ageMessages } from '@ui/copy/fr/age';
import { insuranceMessages } from '@ui/copy/fr/insurance';
import { informationMessages } from '@ui/copy/fr/information';
import { offerConfirmationMessages } from '@ui/copy/fr/offerConfirmation';
import { offerMessages } from '@ui/copy/fr/offer';
import { optionsMessages } from '@ui/copy/fr/options';
import { quiet, visitor, vitalsOf } from './browser';
import type { Vitals } from './probe';

const QUIET_MS = 500;

/** A press that led to another step; milliseconds, `at` since the navigation began. */
export interface Pressed {
  readonly to: string;
  readonly at: number;
  /** From the press to the next heading, the 250 ms of the specification in it. */
  readonly took: number;
}

export interface Change extends Pressed {
  /** The longest task of more than 50 ms until the next press; 0: none. */
  readonly task: number;
}

/** Each with the longest task that it caused. */
export const withTasks = (pressed: readonly Pressed[], tasks: Vitals['tasks']): readonly Change[] =>
  pressed.map((one, index) => {
    const until = pressed[index + 1]?.at ?? Infinity;
    const own = tasks.filter(({ start, took }) => start + took > one.at && start + took <= until);
    return { ...one, task: Math.max(0, ...own.map(({ took }) => took)) };
  });

interface Step {
  readonly to: string;
  readonly heading: string;
  readonly prepare?: (page: Page) => Promise<void>;
  readonly press: (page: Page) => Promise<void>;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' }).first();
const press = (name: string | RegExp) => (page: Page) => button(page, name).click();
const choose = (name: string) => async (page: Page) => {
  await page.getByRole('radio', { name }).check();
  const boxes = page.getByRole('checkbox');
  if ((await boxes.count()) > 0) await boxes.check();
};
const onwards = press('Continuer');
/** The only answer of its page, which its press sends. */
const take = (name: string) => (page: Page) => page.getByRole('radio', { name }).click();

const steps: readonly Step[] = [
  { to: 'account type', heading: accountTypeMessages.omc.title, press: page => page.locator('#commencer').click() },
  { to: 'age', heading: ageMessages.omc.title.individual, press: take(accountTypeMessages.omc.label.individual) },
  { to: 'offer', heading: offerMessages.omc.title.individual.TIT, press: take(ageMessages.omc.band['26+']) },
  { to: 'options', heading: optionsMessages.omc.title, press: press(/Choisir la carte/) },
  { to: 'insurance', heading: insuranceMessages.omc.title, prepare: choose(optionsMessages.omc.overdraft.no), press: onwards },
  { to: 'confirmation', heading: offerConfirmationMessages.omc.title, press: take(insuranceMessages.omc.no) },
  { to: 'details', heading: informationMessages.omc.title.individual, press: press(offerConfirmationMessages.omc.confirm) },
];

const waitFor = (heading: string): string => `new Promise(done => {
  const pressed = { at: 0 };
  addEventListener('click', () => { pressed.at ||= performance.now(); }, { capture: true, once: true });
  const look = () => document.querySelector('h1')?.textContent === ${JSON.stringify(heading)} && requestAnimationFrame(() => done({ at: pressed.at, took: performance.now() - pressed.at }));
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
})`;

/** The way through the offer with a processor four times slower: how long each press takes to show the next step. */
export const stepChanges = async (browser: Browser, address: string): Promise<readonly Change[]> => {
  const { page, context } = await visitor(browser, { slow: 'processor' });
  await page.goto(address);
  await quiet(page, QUIET_MS);
  const pressed: Pressed[] = [];
  for (const { to, heading, prepare, press: act } of steps) {
    await prepare?.(page);
    await quiet(page, QUIET_MS);
    const shown = page.evaluate<Omit<Pressed, 'to'>>(waitFor(heading));
    await act(page);
    pressed.push({ to, ...(await shown) });
  }
  await quiet(page, QUIET_MS);
  const { tasks } = await vitalsOf(page);
  await context.close();
  return withTasks(pressed, tasks);
};
