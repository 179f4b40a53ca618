import type { Page } from '@playwright/test';

const FOLDER = 'reports/shots';
const widths = [390, 1280] as const;
const schemes = ['light', 'dark'] as const;

/** A picture of the page as it stands, in each width and scheme; its name is its rank, counted from `before`, and its title. */
export const camera = (page: Page, brand: string, before = 0) => {
  let rank = before;
  return async (): Promise<void> => {
    rank += 1;
    const title = await page.locator('h1').first().innerText();
    const name = title
      .normalize('NFD')
      .replace(/[^\w]+/g, '-')
      .toLowerCase()
      .slice(0, 40);
    for (const width of widths) {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.screenshot({
          path: `${FOLDER}/${brand}-${width}-${colorScheme}/${String(rank).padStart(2, '0')}-${name}.png`,
          fullPage: true,
        });
      }
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'light' });
  };
};
