import fs from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { journeyScreen } from '@domain/journey/screen';
import type { PageName } from '@domain/journey/steps';
import { pageNames } from '@domain/journey/table';
import type { Variant } from '@tests/e2e/support/bank';
import type { AddressedPage } from '@ui/shell/routes/addressedPages';
import type { MinimalPage } from '../../../src/minimal/pages';
import { version } from 'axe-core';
import { violationsOf } from '@tests/e2e/support/axe';
import { FOCUS_LOST } from '@tests/e2e/support/focus';
import { cutWhenSpaced, moving, outside, stuckHeight } from '@tests/e2e/support/fits';
import type { Check } from '../criteria';
import type { Part } from '../results';
import { censusOf, more, structureOf } from './census';
import { picture, picturesGoTo } from './pictures';
import { tourForced, tourOf } from './tour';
import { Transcript } from './transcript';

export type EvidencePage = PageName | AddressedPage | MinimalPage;

export const FOLDER = 'reports/a11y';
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };
/** 1280 × 1024 at 400 %. WCAG 1.4.10 */
const ZOOMED = { width: 320, height: 256 };
const REDUCED = { reducedMotion: 'reduce', forcedColors: 'none' } as const;

/** Whether a client sees both pages on one screen. D-99 */
const onOneScreen = (one: EvidencePage, other: EvidencePage): boolean =>
  pageNames.some(page => page === one && journeyScreen.decide({ page, mode: 'omc', correcting: false }).some(beside => beside === other));

/** Checks each page that a browser test opens, in each width and scheme, and leaves it unchanged. XTR-24 */
export class Inspector {
  private readonly seen: Part['seen'][number][] = [];
  private pictured = 0;
  private before: { readonly name: EvidencePage; readonly title: string } | undefined = undefined;
  private named: (EvidencePage | readonly [EvidencePage, string])[] = [];

  constructor(
    private readonly part: string,
    private readonly variant: Variant,
    private readonly transcript: Transcript,
    /** What the browser reported during the test. */
    private readonly problems: readonly string[],
  ) {}

  static async begin(page: Page, part: string, variant: Variant, problems: readonly string[]): Promise<Inspector> {
    return new Inspector(part, variant, await new Transcript().watch(page), problems);
  }

  /** The pages in the order in which a test opens them. */
  inTurn(page: Page, ...names: readonly (EvidencePage | readonly [EvidencePage, string])[]): () => Promise<void> {
    this.named = [...names];
    return async () => {
      const next = this.named.shift();
      if (next === undefined) throw new Error('The walk shows more pages than were named');
      await (typeof next === 'string' ? this.look(page, next) : this.look(page, ...next));
    };
  }

  /** Waits for the page's own heading first. Otherwise the previous page would be checked again. */
  async look(page: Page, name: EvidencePage, state = 'as it comes'): Promise<void> {
    const { before } = this;
    const title = await page.title();
    if (before && before.title === title && before.name !== name && !onOneScreen(before.name, name))
      throw new Error(`${name} was to be looked at, and ${before.name} still stands`);
    this.before = { name, title };
    if (picturesGoTo === undefined) return this.examine(page, name, state, title);
    this.pictured += 1;
    const rank = String(this.pictured).padStart(2, '0');
    await picture(page, picturesGoTo, this.variant, `${this.part} ${rank} ${name} ${state === 'as it comes' ? '' : state}`);
  }

  private async examine(page: Page, name: EvidencePage, state: string, title: string): Promise<void> {
    const size = page.viewportSize();
    await this.transcript.stands(page, `${name} (${state})`);
    await this.transcript.pause(page, true);
    const kept = await page.evaluateHandle(() => document.activeElement);
    const problems: Partial<Record<Check, readonly string[]>> = {};
    const found = (check: Check, told: readonly string[]): void => {
      if (told.length > 0) problems[check] = [...(problems[check] ?? []), ...told];
    };
    await page.emulateMedia({ ...REDUCED, colorScheme: 'light' });
    const minimal = /^(?:Index|Login|Sms)Page$/.test(name);
    found('structure', await structureOf(page, minimal));
    const narrow = await censusOf(page);
    found('axe', await this.axeIn(page, PHONE));
    found('still', await moving(page));
    found('spaced', await cutWhenSpaced(page));
    const { stops, missed, unseen } = await tourOf(page);
    found('reached', missed);
    found('seen', unseen);
    found('axe', await this.axeIn(page, DESKTOP));
    const census = more(narrow, await censusOf(page));
    found('spaced', await cutWhenSpaced(page));
    await page.emulateMedia({ ...REDUCED, forcedColors: 'active' });
    found('seenForced', await tourForced(page));
    await page.emulateMedia({ ...REDUCED, colorScheme: 'light' });
    await page.setViewportSize({ width: 844, height: 390 });
    found('turned', await outside(page));
    await page.setViewportSize({ width: 320, height: 800 });
    found('narrow', await outside(page));
    await page.setViewportSize(ZOOMED);
    found('zoomed', await outside(page));
    if ((await stuckHeight(page)) > ZOOMED.height / 3) found('zoomed', ['what stays in the window leaves no room']);
    if (size) await page.setViewportSize(size);
    await kept.evaluate(element => element instanceof HTMLElement && element.isConnected && element.focus({ preventScroll: true }));
    await this.transcript.pause(page, false);
    this.seen.push({ page: name, state, variant: this.variant, title, stops, problems, census });
  }

  /**
   * Fails if the test found anything. Every browser test checks that the focus never falls to the body. A test that did not run to its end
   * has written nothing.
   */
  end(page: Page): void {
    if (picturesGoTo !== undefined) return;
    this.write(page);
    const bad = this.seen.flatMap(({ page: name, state, problems }) =>
      Object.entries(problems).map(([check, words]) => `${name} (${state}), ${check}: ${words.join(' | ')}`),
    );
    expect(this.named, 'pages that the walk did not show').toEqual([]);
    expect(bad).toEqual([]);
  }

  private write(page: Page): void {
    fs.mkdirSync(FOLDER, { recursive: true });
    const { part, variant, seen, transcript } = this;
    const browser = `Chromium ${page.context().browser()?.version().split('.')[0] ?? ''}`;
    const lost = this.problems.filter(problem => problem.startsWith(FOCUS_LOST));
    const told: Part = { part, variant, axe: `axe-core ${version}`, browser, seen, heard: transcript.pages, lost };
    fs.writeFileSync(`${FOLDER}/${variant}-${part.replace(/\W+/g, '-')}.json`, JSON.stringify(told, null, 1));
  }

  private async axeIn(page: Page, size: typeof PHONE): Promise<readonly string[]> {
    await page.setViewportSize(size);
    return (await violationsOf(page)).map(told => `${size.width} ${told}`);
  }
}
