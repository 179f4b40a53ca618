import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'RGAAv4', 'best-practice'];

/** What a rule says of colours: all that a dark scheme can change. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** No violation on the page as it stands, in light and, of colours, in dark. D-10 */
export const expectAccessible = async (page: Page): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(() => Promise.all(document.getAnimations().map(animation => animation.finished.catch(() => undefined))));
    const axe = colorScheme === 'light' ? new AxeBuilder({ page }).withTags(TAGS) : new AxeBuilder({ page }).withRules(COLOURS);
    // Without a frame of another origin there is nothing to gather in a page apart, which takes as long as the look itself.
    const { violations } = await axe.setLegacyMode(page.frames().length === 1).analyze();
    expect(
      violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map(({ html }) => html).join(' ')}`),
      page.url(),
    ).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
};

/** Nothing to scroll sideways at the page's width, and at 320 px. D-10 */
export const expectNoOverflow = async (page: Page): Promise<void> => {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 800 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow, `${page.url()} at 320 px`).toBeLessThanOrEqual(0);
  if (size) await page.setViewportSize(size);
};
