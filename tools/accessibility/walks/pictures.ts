import type { Page } from '@playwright/test';

/** The folder for pictures. Undefined: the run checks the pages as evidence (XTR-24) and takes no pictures. */
export const picturesGoTo = process.env['PICTURES'];

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
] as const;
const schemes = ['light', 'dark'] as const;

const inFileName = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\w]+/g, '-')
    .replace(/-$/, '');

/** A picture of the current page in each width and scheme. Its name has the test, its number in it, the page and its state. */
export const picture = async (page: Page, folder: string, variant: string, name: string): Promise<void> => {
  const size = page.viewportSize();
  for (const viewport of sizes) {
    await page.setViewportSize(viewport);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const path = `${folder}/${variant}-${viewport.width}-${colorScheme}/${inFileName(name)}.png`;
      await page.screenshot({ path, fullPage: true, animations: 'disabled' }); // a colour on its way from the other scheme has come
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  if (size) await page.setViewportSize(size);
};
