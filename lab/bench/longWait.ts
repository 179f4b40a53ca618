import type { Browser, Page } from '@playwright/test';
import { pollingLimits } from '@domain/polling/limits';
import { middleControlMessages } from '@ui/copy/fr/middleControl';
import type { Bank } from '@e2e/support/bank';
import { comeBack } from '@e2e/support/walk';
import { visitor } from './browser';
import { grown, keptIn } from './kept';
import type { Measured } from './ratios';

const { everyMs, tries } = pollingLimits.decide({ what: 'state' });
/** Rounds before anything is looked at: what is bounded by its size fills for some thirty of them. Then those that are looked at. */
const WARM = 35;
const ROUNDS = 20;

/** The pause between two calls passes at once: what is looked at is what the calls leave behind. */
const withoutPauses = `{
  const wait = window.setTimeout;
  window.setTimeout = (then, after, ...rest) => wait(then, after === ${everyMs} ? 0 : after, ...rest);
}`;

/** Whole rounds of polling, each asked for by the button that ends the one before. */
const askAgain = (page: Page, rounds: number): Promise<void> =>
  page.evaluate<void>(`(async () => {
    const again = () => [...document.querySelectorAll('button')].find(each => each.textContent === ${JSON.stringify(middleControlMessages.omc.again)});
    const until = shown => new Promise(done => { const look = () => (shown() ? done() : setTimeout(look, 20)); look(); });
    for (let round = 0; round < ${rounds}; round += 1) {
      await until(again);
      again().click();
      await until(() => !again());
    }
    await until(again);
  })()`);

/** A page that waits for the adviser's review for hours: what it keeps must not grow. MID-02, D-30 */
export const longWait = async (browser: Browser, bank: Bank): Promise<Measured> => {
  const { holder } = await bank.prepare({ task: 'middleControl', local: 'longue.attente' });
  const { page, context, session } = await visitor(browser, { slow: 'neither' });
  await page.addInitScript(withoutPauses);
  await comeBack(page, bank, holder);
  await page.getByRole('heading', { level: 1, name: middleControlMessages.omc.title }).waitFor();
  await askAgain(page, WARM);
  const before = await keptIn(session);
  await askAgain(page, ROUNDS);
  const after = await keptIn(session);
  await context.close();
  return grown(`of a page that waits, after ${ROUNDS * tries} more calls than ${(WARM + 1) * tries}`, before, after);
};
