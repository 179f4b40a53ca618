import { expect, type Locator, type Page } from '@playwright/test';

const MOST_STOPS = 60;

/** Whether the focus indicator is visible: an outline of the element, of its drawn part, or of its card. */
const shownFocus = (page: Page): Promise<{ readonly tag: string; readonly visible: boolean; readonly inView: boolean }> =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const outlined = ({ outlineStyle, outlineWidth, boxShadow }: CSSStyleDeclaration): boolean =>
      (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
    const around = element instanceof HTMLInputElement && element.type === 'file' ? [element.parentElement ?? element] : [];
    const drawn = [element, ...around].flatMap(one => [getComputedStyle(one), getComputedStyle(one, '::after')]);
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const name = element.textContent?.trim() || element.getAttribute('name') || element.id;
    return {
      tag: `${element.tagName.toLowerCase()} ${name}`,
      visible: element.matches(':focus-visible') && drawn.some(outlined),
      inView: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
    };
  });

/** Presses Tab; the next element must be outlined and inside the window. */
const step = async (page: Page): Promise<void> => {
  await page.keyboard.press('Tab');
  const { tag, visible, inView } = await shownFocus(page);
  expect(visible, `the focus on ${tag} can be seen, on ${page.url()}`).toBe(true);
  expect(inView, `${tag} is in the window, on ${page.url()}`).toBe(true);
};

/** Presses Tab up to the control; each stop must show its focus. */
export const tabTo = async (page: Page, wanted: Locator): Promise<void> => {
  await expect(wanted).toBeVisible();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await step(page);
    if (await wanted.evaluate(element => element === document.activeElement)) return;
  }
  throw new Error(`Tab never came to ${wanted.toString()}`);
};

/** Presses Tab to the radio group, then arrow keys. */
export const chooseByKeys = async (page: Page, radio: Locator): Promise<void> => {
  const group = page.locator(`input[type=radio][name="${(await radio.getAttribute('name')) ?? ''}"]`);
  await tabTo(page, group.first());
  await page.keyboard.press('Space');
  for (let presses = await group.count(); presses > 0 && !(await radio.isChecked()); presses -= 1) await page.keyboard.press('ArrowDown');
  await expect(radio).toBeChecked();
};

export const typeInto = async (page: Page, field: Locator, text: string): Promise<void> => {
  await tabTo(page, field);
  await page.keyboard.type(text);
};

export const pressByKeys = async (page: Page, button: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> => {
  await tabTo(page, button);
  await page.keyboard.press(key);
};
