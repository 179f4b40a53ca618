import { expect, type Page } from '@playwright/test';
import { kitMessages } from '@messages/kit';
import { proofTitles } from './dossier/common';

/** Pages where a reload asks first: unsent files live in the tab's memory only. XTR-05 */
const volatile: readonly (string | RegExp)[] = (['identity', 'address', 'income'] as const).flatMap(of =>
  (['individual', 'TIT', 'COT'] as const).flatMap(whose => proofTitles(of, whose)),
);

/** Pages seen so far: `npm test` reloads every second one and goes Back from the others, `npm test -w tools` does both on each. */
let pages = 0;

/** A reload shows the same page; so does Back followed by Forward. STP-12, D-09 */
export const expectSteady = async (page: Page): Promise<void> => {
  const heading = page.getByRole('heading', { level: 1 });
  const title = (await heading.textContent()) ?? '';
  if (volatile.some(each => (typeof each === 'string' ? each === title : each.test(title)))) return;
  const same = page.getByRole('heading', { level: 1, name: title, exact: true });
  pages += 1;
  const [reloads, goesBack] = process.env['ALL'] ? [true, true] : [pages % 2 === 0, pages % 2 === 1];
  if (reloads) {
    await page.reload();
    await expect(same).toBeVisible();
  }
  if (!goesBack) return;
  const back = page.getByRole('button', { name: kitMessages.back, exact: true });
  if (!(await back.isVisible())) return;
  await back.click();
  await expect(same).toBeHidden();
  await page.goForward();
  await expect(same).toBeVisible();
};
