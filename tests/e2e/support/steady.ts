import { expect, type Page } from '@playwright/test';
import { kitMessages } from '@messages/kit';
import { uploadMessages } from '@messages/upload';

/** Pages where a reload asks first: unsent files live in the tab's memory only. XTR-05 */
const volatile: readonly string[] = Object.values(uploadMessages.omc.title).flatMap(titles => Object.values(titles));

/** A reload shows the same page; so does Back followed by Forward. STP-12, D-09 */
export const expectSteady = async (page: Page): Promise<void> => {
  const heading = page.getByRole('heading', { level: 1 });
  const title = (await heading.textContent()) ?? '';
  if (volatile.includes(title)) return;
  const same = page.getByRole('heading', { level: 1, name: title, exact: true });
  await page.reload();
  await expect(same).toBeVisible();
  const back = page.getByRole('button', { name: kitMessages.back, exact: true });
  if (!(await back.isVisible())) return;
  await back.click();
  await expect(same).toBeHidden();
  await page.goForward();
  await expect(same).toBeVisible();
};
