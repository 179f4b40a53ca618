import type { Page } from '@playwright/test';
import { cutWhenSpaced, cutWords, outside, resize } from './fits';

interface Large {
  readonly what: string;
  readonly width: number;
  /** Root font size, as set by a person or an extension. */
  readonly text: string;
  /** Applies the text spacing of WCAG 1.4.12. */
  readonly spaced: boolean;
}

/** RGAA 10.4 and 10.12. */
const LARGE: readonly Large[] = [
  { what: 'text at 200 %, 390 px', width: 390, text: '200%', spaced: false },
  { what: 'text at 150 % and wide letters, 320 px', width: 320, text: '150%', spaced: true },
];

/** Overflow and cut text on a phone with enlarged text; restores the text size. */
export const unfitWhenLarge = async (page: Page): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const { what, width, text, spaced } of LARGE) {
    await resize(page, width, 844);
    await page.evaluate(
      ([size, wide]) => {
        const sheet = new CSSStyleSheet();
        const letters = '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';
        sheet.replaceSync(`:root { font-size: ${size} !important } ${wide ? letters : ''}`);
        Object.assign(window, { large: sheet });
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      },
      [text, spaced] as const,
    );
    const flaws = [...(await outside(page, ':is(header, main, footer, section, dialog)')), ...(await cutWhenSpaced(page, spaced))];
    if (!spaced) flaws.push(...(await cutWords(page, 'h1')));
    found.push(...flaws.map(flaw => `${what}: ${flaw}`));
    await page.evaluate(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(each => each !== Reflect.get(window, 'large'));
    });
  }
  return [...new Set(found)];
};
