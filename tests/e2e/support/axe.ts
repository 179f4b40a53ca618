import fs from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

export const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'RGAAv4', 'best-practice'];

/** Violations only, since collecting passes takes longer than the checks; in the dark the rules about colours, the only ones that it can affect. */
const looks: Readonly<Record<'light' | 'dark', RunOptions>> = {
  light: { runOnly: { type: 'tag', values: TAGS }, resultTypes: ['violations'] },
  dark: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }, resultTypes: ['violations'] },
};

export const axeSource = fs.readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

type Found = Pick<AxeResults, 'violations'>['violations'];

/** A page without frames runs axe directly, which is faster than the builder. */
const foundIn = async (page: Page, options: RunOptions): Promise<Found> => {
  if (page.frames().length > 1) return (await new AxeBuilder({ page, axeSource }).options(options).analyze()).violations;
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async asked => {
    const { axe } = window as unknown as { readonly axe: typeof import('axe-core') };
    return (await axe.run(document, asked)).violations;
  }, options);
};

/** What axe finds once nothing moves any more, in the light scheme, and of colours in the dark one; leaves the light one. D-10 */
export const violationsOf = async (page: Page): Promise<readonly string[]> => {
  const told: string[] = [];
  // at the end of the page, where the bar at its foot covers no field
  const before = await page.evaluate(() => [scrollY, scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })][0]);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // a browser without a window may draw no more frames for them, and 'finished' never comes
    await page.evaluate(() =>
      document.getAnimations().forEach(each => each.effect?.getComputedTiming().endTime !== Infinity && each.finish()),
    );
    const violations = await foundIn(page, looks[colorScheme]);
    told.push(...violations.map(({ id, nodes }) => `${id} ${colorScheme}: ${nodes.map(({ html }) => html).join(' ')}`));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate(top => scrollTo({ top, behavior: 'instant' }), before ?? 0);
  return told;
};

export const expectAccessible = async (page: Page): Promise<void> => {
  await page.locator('h1').first().waitFor();
  expect(await violationsOf(page), page.url()).toEqual([]);
};

/** Expects no horizontal scrolling at the page's width and at 320 px. D-10 */
export const expectNoOverflow = async (page: Page): Promise<void> => {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 800 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow, `${page.url()} at 320 px`).toBeLessThanOrEqual(0);
  if (size) await page.setViewportSize(size);
};
