import type { Page } from '@playwright/test';
import { focusIn } from '@tests/e2e/support/keyboard';

export interface Tour {
  readonly stops: number;
  /** Controls that Tab never came to. */
  readonly missed: readonly string[];
  /** Focus stops without a visible focus indicator. */
  readonly unseen: readonly string[];
}

/** Each control that Tab must reach, one per group of radio buttons, within the dialog if one is open. */
const controlsOf = (page: Page) =>
  page.evaluateHandle(() => {
    const within = document.querySelector('dialog[open]') ?? document.body;
    const all = [...within.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, iframe, [tabindex]')].filter(
      element => element.tabIndex >= 0 && !element.matches(':disabled, [inert] *') && element.checkVisibility({ visibilityProperty: true }),
    );
    const groupOf = (element: Element): unknown =>
      element instanceof HTMLInputElement && element.type === 'radio' ? `radio ${element.name}` : element;
    const stops = [...new Set(all.map(groupOf))];
    return {
      all,
      nameOf: (stop: unknown): string =>
        stop instanceof Element
          ? `${stop.localName} ${stop.textContent?.trim().slice(0, 40) || stop.getAttribute('name') || stop.id}`
          : String(stop),
      stops,
      /** The rank of the stop that has the focus; -1: none of them. */
      at: (): number => (document.activeElement ? stops.indexOf(groupOf(document.activeElement)) : -1),
    };
  });

const seenHere = async (page: Page): Promise<readonly string[]> => {
  const { tag, name, visible, inView } = await focusIn(page.mainFrame());
  return tag === 'iframe' || (visible && inView) ? [] : [`${tag} ${name}`];
};

/** More presses for the content of a frame. */
const BEYOND = 14;

/** Tab from the first control to the last: which controls it reaches, and whether the focus is visible. RGAA 10.7, 12.9 */
export const tourOf = async (page: Page): Promise<Tour> => {
  const controls = await controlsOf(page);
  const stops = await controls.evaluate(({ stops: each }) => each.length);
  const [came, unseen] = [new Set<number>(), new Set<string>()];
  const press = async (key: 'Tab' | 'Shift+Tab'): Promise<void> => {
    await page.keyboard.press(key);
    const at = await controls.evaluate(each => each.at());
    if (at < 0) return;
    came.add(at);
    for (const name of await seenHere(page)) unseen.add(name);
  };
  await controls.evaluate(({ all }) => all[0]?.focus({ preventScroll: true }));
  await press('Tab');
  await press('Shift+Tab');
  for (let presses = 0; presses < stops || (presses < stops + BEYOND && came.size < stops); presses += 1) await press('Tab');
  const missed = await controls.evaluate(
    ({ stops: each, nameOf }, reached) => each.filter((_, at) => !reached.includes(at)).map(nameOf),
    [...came],
  );
  return { stops, missed, unseen: [...unseen] };
};

/** The same stops with forced colours, which the page has by now. The keyboard was the last to move the focus: a script's focus is shown as its own. */
export const tourForced = async (page: Page): Promise<readonly string[]> => {
  const controls = await controlsOf(page);
  const unseen = new Set<string>();
  for (let at = 0; at < (await controls.evaluate(({ all }) => all.length)); at += 1) {
    const takes = await controls.evaluate(({ all }, index) => {
      all[index]?.focus();
      return document.activeElement === all[index];
    }, at);
    for (const name of takes ? await seenHere(page) : []) unseen.add(name);
  }
  return [...unseen];
};
