import type { Page } from '@playwright/test';

export interface Tour {
  readonly stops: number;
  /** Controls that Tab never came to. */
  readonly missed: readonly string[];
  /** Stops where nobody sees where the keyboard stands. */
  readonly unseen: readonly string[];
}

/** Installed in the page: what Tab must come to, one for a group of radio buttons, within the dialog where one is open; it reports what it came to as it comes. */
const prepare = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const within = document.querySelector('dialog[open]') ?? document.body;
    const all = [...within.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, iframe, [tabindex]')].filter(
      element => element.tabIndex >= 0 && !element.matches(':disabled, [inert] *') && element.checkVisibility({ visibilityProperty: true }),
    );
    const stopOf = (element: Element | null): number =>
      element instanceof HTMLInputElement && element.type === 'radio'
        ? all.findIndex(other => other instanceof HTMLInputElement && other.type === 'radio' && other.name === element.name)
        : all.indexOf(element as HTMLElement);
    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()} ${element.textContent?.trim().slice(0, 40) || element.getAttribute('name') || element.id}`;
    const unseen = new Set<string>();
    const wanted = new Set(all.map(stopOf));
    /** With forced colours an outline alone counts: a shadow is not painted. */
    const judge = (element: Element, forced: boolean): void => {
      const outlined = ({ outlineStyle, outlineWidth, boxShadow }: CSSStyleDeclaration): boolean =>
        (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || (!forced && boxShadow !== 'none');
      const around = element instanceof HTMLInputElement && element.type === 'file' ? [element.parentElement ?? element] : [];
      const drawn = [element, ...around].flatMap(one => [getComputedStyle(one), getComputedStyle(one, '::after')]).some(outlined);
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const inWindow = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      if (!element.matches('iframe') && !(element.matches(':focus-visible') && drawn && inWindow)) unseen.add(nameOf(element));
    };
    const came = ({ target }: Event): void => {
      if (!(target instanceof Element) || stopOf(target) < 0) return;
      wanted.delete(stopOf(target));
      judge(target, false);
    };
    /** A frame that the focus goes into tells nothing of itself: it is asked after each press. */
    const framed = (): void => {
      if (document.activeElement instanceof HTMLIFrameElement) wanted.delete(stopOf(document.activeElement));
    };
    all[0]?.focus({ preventScroll: true });
    document.addEventListener('focusin', came, true);
    Reflect.set(window, 'a11yTour', {
      told: () => ({ missed: [...wanted].flatMap(at => all[at] ?? []).map(nameOf), unseen: [...unseen] }),
      /** The keyboard was the last to move the focus: a script's focus is shown as its own. */
      forced: () => {
        unseen.clear();
        for (const element of all) {
          element.focus();
          if (document.activeElement === element) judge(element, true);
        }
        return [...unseen];
      },
      framed,
      end: () => document.removeEventListener('focusin', came, true),
    });
    return wanted.size;
  });

interface Installed {
  readonly told: () => Omit<Tour, 'stops'>;
  readonly forced: () => readonly string[];
  readonly framed: () => void;
  readonly end: () => void;
}

const told = (page: Page): Promise<Omit<Tour, 'stops'>> => page.evaluate(() => (Reflect.get(window, 'a11yTour') as Installed).told());

const press = async (page: Page): Promise<void> => {
  await page.keyboard.press('Tab');
  if (page.frames().length > 1) await page.evaluate(() => (Reflect.get(window, 'a11yTour') as Installed).framed());
};

/** Further presses for what stands in a frame. */
const BEYOND = 14;

/** Tab from the first control to the last: what it reaches, and whether one sees where it stands. RGAA 10.7, 12.9 */
export const tourOf = async (page: Page): Promise<Tour> => {
  const stops = await prepare(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  for (let presses = 0; presses < stops; presses += 1) await press(page);
  for (let presses = 0; presses < BEYOND && (await told(page)).missed.length > 0; presses += 1) await press(page);
  return { stops, ...(await told(page)) };
};

/** The same stops with forced colours, which the page has by now. */
export const tourForced = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { forced, end } = Reflect.get(window, 'a11yTour') as Installed;
    end();
    return forced();
  });
