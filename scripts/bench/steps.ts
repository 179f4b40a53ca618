import type { Browser, Page } from '@playwright/test';
import { accountTypeCopy } from '@ui/copy/fr/accountType';
import { ageCopy } from '@ui/copy/fr/age';
import { insuranceCopy } from '@ui/copy/fr/insurance';
import { informationCopy } from '@ui/copy/fr/information';
import { offerConfirmationCopy } from '@ui/copy/fr/offerConfirmation';
import { offerCopy } from '@ui/copy/fr/offer';
import { optionsCopy } from '@ui/copy/fr/options';
import { quiet, visitor } from './browser';

const QUIET_MS = 500;

export interface Change {
  readonly to: string;
  /** From the press to the next heading, the 250 ms of the specification in it. */
  readonly took: number;
}

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
  { to: 'account type', heading: accountTypeCopy.title, press: page => page.locator('#commencer').click() },
  { to: 'age', heading: ageCopy.title.individual, press: take(accountTypeCopy.label.individual) },
  { to: 'offer', heading: offerCopy.title.individual.TIT, press: take(ageCopy.band['26+']) },
  { to: 'options', heading: optionsCopy.title, press: press(/Choisir la carte/) },
  { to: 'insurance', heading: insuranceCopy.title, prepare: choose(optionsCopy.overdraft.no), press: onwards },
  { to: 'confirmation', heading: offerConfirmationCopy.title, press: take(insuranceCopy.no) },
  { to: 'details', heading: informationCopy.title.individual, press: press(offerConfirmationCopy.confirm) },
];

const waitFor = (heading: string): string => `new Promise(done => {
  const pressed = { at: 0 };
  addEventListener('click', () => { pressed.at ||= performance.now(); }, { capture: true, once: true });
  const look = () => document.querySelector('h1')?.textContent === ${JSON.stringify(heading)} && requestAnimationFrame(() => done(performance.now() - pressed.at));
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
})`;

/** The way through the offer with a processor four times slower: how long each press takes to show the next step. */
export const stepChanges = async (browser: Browser, address: string): Promise<readonly Change[]> => {
  const { page, context } = await visitor(browser, { slow: 'processor' });
  await page.goto(address);
  await quiet(page, QUIET_MS);
  const changes: Change[] = [];
  for (const { to, heading, prepare, press: act } of steps) {
    await prepare?.(page);
    await quiet(page, QUIET_MS);
    const shown = page.evaluate<number>(waitFor(heading));
    await act(page);
    changes.push({ to, took: await shown });
  }
  await context.close();
  return changes;
};
