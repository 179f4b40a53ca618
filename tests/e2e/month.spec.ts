import { expect, type Page } from '@playwright/test';
import { variantFacts, variants } from '@domain/brand/variant';
import { enterAt } from './support/prepared';
import { SLOW } from './support/page';
import { lab, test } from './support/test';
import { chooseOffer, open } from './support/walk';

/** What a month costs, as any page after the offer shows it: in the receipt, in the strip above the page, or beside the account's number. */
const MONTH = '[data-line="total"] dd:first-of-type, [data-month]';

const STRIP = 'summary:has([data-month])';

const SIZES = [
  ['a phone', 390, 844, '100%'],
  ['a desktop', 1280, 800, '100%'],
  ['a desktop with large text', 1280, 800, '150%'],
  ['a desktop with very large text', 1280, 800, '200%'],
] as const;

const inWindows = (page: Page, windows: number): Promise<readonly string[]> =>
  page.evaluate(
    ({ wanted, windows }) =>
      Array.from(document.querySelectorAll<HTMLElement>(wanted)).flatMap(element => {
        const { top, bottom, height } = element.getBoundingClientRect();
        const isSeen = height > 0 && top + scrollY >= 0 && bottom + scrollY <= windows * innerHeight && element.checkVisibility();
        return isSeen && element.innerText.includes('€') ? [element.innerText] : [];
      }),
    { wanted: MONTH, windows },
  );

/** The price of a month is in the first window of the page; on a page that has the receipt itself, enlarged text may ask for one scroll. */
const expectMonthInView = async (page: Page): Promise<void> => {
  for (const [what, width, height, text] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.evaluate(size => document.documentElement.style.setProperty('font-size', size), text);
    const windows = text === '100%' || (await page.locator(STRIP).isVisible()) ? 1 : 2;
    await expect.poll(() => inWindows(page, windows), { message: what, timeout: 5_000 }).not.toEqual([]);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
};

const tasks = ['identityValidation', 'addressValidation', 'compInfos', 'structureChoice', 'deliveryChoice', 'middleControl'] as const;
const clients = variants.filter(variant => variantFacts[variant].mode === 'omc');

for (const variant of clients) {
  test(`says what a month costs from the options on, in one look, ${variant} (XTR-44, D-106)`, lab, async ({ page, bank }) => {
    let pages = 0;
    await open(page, bank, variant);
    await chooseOffer(page, {}, async () => {
      pages += 1;
      if (pages > 3) await expectMonthInView(page); // after account, age and card
    });
    await expectMonthInView(page);
    for (const task of tasks) {
      await enterAt(page, bank, { task, variant, local: `mois.${variant}.${task}`.toLowerCase() });
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible(SLOW);
      await expectMonthInView(page);
    }
    await enterAt(page, bank, { task: 'signature', done: 'signature', variant, local: `mois.${variant}.fin` });
    await expect(page.getByText('IBAN').first()).toBeVisible(SLOW);
    await expectMonthInView(page);
  });
}
