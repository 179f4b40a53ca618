import type { Browser, Page } from '@playwright/test';
import { accountTypeMessages } from '@ui/copy/fr/accountType';
import { ageMessages } from '@ui/copy/fr/age';
import { offerMessages } from '@ui/copy/fr/offer';
import { shellMessages } from '@ui/copy/fr/shell';
import { quiet, until, visitor } from './browser';
import { grown, keptIn } from './kept';
import type { Measured } from './ratios';

/** Changes that pass before any is looked at: until then the engine compiles what runs often, and keeps it. docs/performance.md */
const WARM = 1_200;

const heading = (text: string): string => `document.querySelector('h1')?.textContent === ${JSON.stringify(text)}`;

/** In one go: what a browser keeps of every line that it is sent from outside would be counted with the page. */
const backAndForth = (page: Page, changes: number): Promise<void> =>
  page.evaluate<void>(`(async () => {
    const until = shown => new Promise(done => { const look = () => (shown() ? done() : setTimeout(look, 20)); look(); });
    for (let change = 0; change < ${changes}; change += 2) {
      history.back();
      await until(() => ${heading(accountTypeMessages.omc.title)});
      history.forward();
      await until(() => ${heading(ageMessages.omc.title.individual)});
    }
  })()`);

/** In one go too; what opening it sends (OBS-02) goes into a table of bounded size. */
const openAndClose = (page: Page, times: number): Promise<void> =>
  page.evaluate<void>(`(async () => {
    const help = [...document.querySelectorAll('summary')].find(each => each.textContent === ${JSON.stringify(shellMessages.help)});
    const until = shown => new Promise(done => { const look = () => (shown() ? done() : setTimeout(look, 20)); look(); });
    for (let time = 0; time < ${times}; time += 1) {
      help.click();
      await until(() => help.parentElement.open);
      document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      await until(() => !help.parentElement.open);
    }
  })()`);

/** One page for a long while: from step to step and back, and its help opened over and over. What it keeps must not grow. */
export const longUse = async (browser: Browser, address: string, changes: number, times: number): Promise<readonly Measured[]> => {
  const { page, context, session } = await visitor(browser, { slow: 'neither' });
  await page.goto(address);
  await page.locator('#commencer').click();
  await page.getByRole('radio', { name: accountTypeMessages.omc.label.individual }).click();
  await until(page, heading(ageMessages.omc.title.individual));
  await page.getByRole('radio', { name: ageMessages.omc.band['26+'] }).click();
  await until(page, heading(offerMessages.omc.title.individual.TIT)); // the whole journey has taken over
  await page.goBack();
  await until(page, heading(ageMessages.omc.title.individual));
  await quiet(page, 1_000);
  await backAndForth(page, WARM);
  const early = await keptIn(session);
  await backAndForth(page, changes - WARM);
  const late = await keptIn(session);
  await openAndClose(page, times);
  const before = await keptIn(session);
  await openAndClose(page, times);
  const after = await keptIn(session);
  await context.close();
  return [
    grown(`after ${changes} changes of step, over after ${WARM}`, early, late),
    grown(`after the help was opened ${times} times more than ${times}`, before, after),
  ];
};
