import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { answerSchemas } from '@tools/contracts/openapi';
import { page as contractsPage } from '@tools/contracts/page/page';
import { readPacts } from '@tools/contracts/read';
import { bare as test, expect, labUnless } from './support/test';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'contracts-'));
const page_ = pathToFileURL(path.join(folder, 'index.html')).href;
test.beforeAll(async () => fs.writeFileSync(path.join(folder, 'index.html'), contractsPage(readPacts(), await answerSchemas())));
test.afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

for (const [device, width, colorScheme] of [
  ['phone', 390, 'light'],
  ['desktop', 1280, 'light'],
  ['desktop in the dark', 1280, 'dark'],
] as const)
  test(
    `shows the contracts from disk on a ${device}, without sideways scroll (XTR-14)`,
    labUnless(colorScheme !== 'light'),
    async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 844 });
      await page.goto(page_);
      const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(await sideways()).toBe(0);

      await page.goto(`${page_}#call-30`);
      await expect(page.locator('#call-30')).toBeInViewport();
      await page.locator('article', { has: page.locator('#call-30') }).evaluate(card => {
        for (const each of card.querySelectorAll('details')) each.open = true;
      });
      expect(await sideways()).toBe(0);
      const found = await new AxeBuilder({ page })
        .include('header')
        .include('.side')
        .include('article:has(#call-30)')
        .include('#before')
        .analyze();
      expect(found.violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);

      await page.getByRole('searchbox', { name: 'Search' }).fill('MAXIMUM_LIVENESS_COUNT video');
      await expect(page.getByRole('status')).toHaveText(/parts? ha(s|ve) them|1 part has them/);
      await expect(page.locator('article:has(#call-30)')).toBeHidden();
      await page.getByRole('searchbox', { name: 'Search' }).fill('nothing has this word');
      await expect(page.getByRole('status')).toHaveText('Nothing has all these words.');
      const contents = page.getByText('Contents', { exact: true });
      if (await contents.isVisible()) await contents.click();
      await page.getByRole('link', { name: 'Saving a person' }).click();
      await expect(page.locator('#saving')).toBeInViewport();
    },
  );
