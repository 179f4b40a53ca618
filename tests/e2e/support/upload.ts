import fs from 'node:fs';
import { expect, test, type Page, type Request } from '@playwright/test';
import { uploadMessages } from '@messages/upload';
import type { OddFile } from './corpus/corpus';

const copy = uploadMessages.omc;

export const slot = (page: Page) => page.getByRole('group', { name: copy.sideTitle.SINGLE });
const preparing = (page: Page) => slot(page).getByRole('status');

/** Chooses a file from disk, replacing the previous one: Playwright would decode an in-memory file in the page. Returns the path. */
export const hand = async (page: Page, { name, bytes }: Pick<OddFile, 'name' | 'bytes'>): Promise<string> => {
  const chosen = test.info().outputPath(name);
  fs.writeFileSync(chosen, bytes);
  const before = slot(page).getByRole('button', { name: new RegExp(`^${copy.remove}`) });
  while ((await before.count()) > 0) await before.first().click();
  // beside the group on a device without a mouse
  await page
    .getByLabel(new RegExp(`^${copy.file}`))
    .first()
    .setInputFiles(chosen);
  await expect(preparing(page)).not.toHaveText(copy.preparing, { timeout: 60_000 });
  return chosen;
};

/** Submits and intercepts the upload: returns the pages that would have been sent. */
export const leaving = async (page: Page): Promise<readonly { readonly mimeType: string; readonly bytes: Buffer }[]> => {
  const call = '**/api/v1/exchanges/*/documents';
  await page.route(call, route => route.abort('connectionreset'));
  const leaves = page.waitForRequest((request: Request) => /\/exchanges\/[^/]+\/documents$/.test(request.url()));
  await page.getByRole('button', { name: copy.send, exact: true }).click();
  const { pages } = (await leaves).postDataJSON() as { pages: { readonly mimeType: string; readonly content: string }[] };
  await expect(page.getByRole('alert').filter({ hasText: copy.cut })).toBeVisible();
  await page.unroute(call);
  return pages.map(({ mimeType, content }) => ({ mimeType, bytes: Buffer.from(content, 'base64') }));
};
