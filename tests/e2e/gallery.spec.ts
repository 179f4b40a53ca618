import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { states } from '@tools/gallery/states';
import { expectAccessible } from './support/axe';
import { bare as test, expect, lab } from './support/test';

const FOLDER = path.resolve('build/gallery');

test.describe('XTR-24: the gallery of components', lab, () => {
  test.beforeAll(() => {
    execFileSync(process.execPath, ['tools/gallery/build.mjs']);
  });

  test('shows each component in each state, without a fault of accessibility, in every brand, language and scheme', async ({ page }) => {
    const pages = fs.readdirSync(FOLDER).filter(file => /^\d+\.\w+\.\w+\.html$/.test(file));
    expect(pages.length).toBeGreaterThan(3);
    const all = Object.values(states).flatMap(of => Object.keys(of)).length;
    for (const file of pages) {
      await page.emulateMedia({ colorScheme: file.includes('.dark.') ? 'dark' : 'light' });
      await page.goto(pathToFileURL(path.join(FOLDER, file)).href);
      await expect(page.locator('.state')).toHaveCount(all);
      await expectAccessible(page);
      if (process.env['PICTURES'])
        await page.screenshot({ path: path.join(process.env['PICTURES'], `gallery.${file}.png`), fullPage: true });
    }
  });
});
