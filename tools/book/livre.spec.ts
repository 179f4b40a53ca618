import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '@tests/e2e/support/axe';

const address = pathToFileURL(join(process.cwd(), 'docs/livre/index.html')).href;

test.describe('XTR-13: the auditors’ book, read from a disk', () => {
  for (const width of [320, 390, 1280])
    test(`axe finds nothing, and nothing scrolls sideways, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 2 })).toHaveCount(11);
      await expectAccessible(page);
      await expectNoOverflow(page);
    });

  test('a word without its accents finds its decision, and Enter opens the first', async ({ page }) => {
    await page.goto(address);
    await page.getByRole('searchbox').fill('retractation');
    await expect(page.getByRole('status')).toHaveText(/^\d+ réponses?\.$/);
    await page.getByRole('searchbox').press('Enter');
    await expect(page.getByRole('heading', { name: /Changer d’avis/ })).toBeInViewport();
    await page.getByRole('searchbox').fill('xyzxyz');
    await expect(page.getByRole('status')).toHaveText('Rien trouvé.');
  });

  test('it is printed without its search, each page on a new sheet', async ({ page }) => {
    await page.goto(address);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.locator('.leaf').nth(1)).toHaveCSS('break-before', 'page');
  });
});
