import { expect, type Frame, type FrameLocator, type Locator, type Page } from '@playwright/test';

const MOST_STOPS = 80;
const MOST_OPTIONS = 300;

/** Where the focus is in this document, and what shows it: how the element, its drawn part or the card around it is outlined. With forced colours a shadow is not painted. */
export const focusIn = (frame: Frame) =>
  frame.evaluate(() => {
    const { matches: forced } = matchMedia('(forced-colors: active)');
    const element = document.activeElement ?? document.body;
    const outlined = ({ outlineStyle, outlineWidth, boxShadow }: CSSStyleDeclaration): boolean =>
      (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || (!forced && boxShadow !== 'none');
    const around = element instanceof HTMLInputElement && element.type === 'file' ? [element.parentElement ?? element] : [];
    const drawn = [element, ...around].flatMap(one => [getComputedStyle(one), getComputedStyle(one, '::after')]);
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return {
      tag: element.localName,
      name: element === document.body ? '' : element.textContent?.trim().slice(0, 40) || (element.getAttribute('name') ?? element.id),
      visible: element.matches(':focus-visible') && drawn.some(outlined),
      inView: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
    };
  });

const focusOn = async (page: Page) => {
  const here = await focusIn(page.mainFrame());
  if (here.tag !== 'iframe') return here;
  const inner = await (await page.mainFrame().evaluateHandle(() => document.activeElement ?? document.body)).contentFrame();
  return inner ? focusIn(inner) : here;
};

const expectSeen = async (page: Page): Promise<void> => {
  const { tag, name, ...shown } = await focusOn(page);
  expect(shown, `the focus on ${tag} ${name}, on ${page.url()}`).toEqual({ visible: true, inView: true });
};

/** Presses Tab until this control has the focus, backwards if the control is before. Every stop must show its focus. */
const tabTo = async (page: Page, wanted: Locator): Promise<void> => {
  await expect(wanted).toBeVisible();
  const isBehind = await wanted.evaluate(
    element => (document.activeElement?.compareDocumentPosition(element) ?? 0) & Node.DOCUMENT_POSITION_PRECEDING,
  );
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (stops > 0 && (await wanted.count()) === 0) throw new Error('What Tab looks for has gone meanwhile');
    if (await wanted.evaluate(element => element === document.activeElement)) return;
    await page.keyboard.press(isBehind ? 'Shift+Tab' : 'Tab');
    await expectSeen(page);
  }
  throw new Error(`Tab never came to ${wanted.toString()}`);
};

const downUntil = async (page: Page, holds: () => Promise<boolean>): Promise<void> => {
  for (let presses = 0; !(await holds()); presses += 1) {
    if (presses > MOST_OPTIONS) throw new Error('The arrow never came to it');
    await page.keyboard.press('ArrowDown');
  }
};

const groupOf = async (page: Page, radio: Locator): Promise<Locator> =>
  page.locator(`input[type=radio][name="${(await radio.getAttribute('name')) ?? ''}"]`);

/** Tab to the group of this radio button, then the arrows, as every browser has it. */
const choose = async (page: Page, radio: Locator): Promise<void> => {
  const group = await groupOf(page, radio);
  const chosen = group.and(page.locator(':checked'));
  await tabTo(page, (await chosen.count()) > 0 ? chosen : group.first());
  await page.keyboard.press('Space');
  await downUntil(page, () => radio.isChecked());
};

interface Select {
  readonly value?: string | undefined;
  readonly label?: string | undefined;
  readonly index?: number | undefined;
}

const isAlone = (radio: Element): boolean =>
  radio.closest('dialog') !== null || !radio.closest('form')?.querySelector('select, input:not([type=radio])');

const hasNoButton = (radio: Element): boolean =>
  radio.closest('dialog') === null && radio.closest('form')?.querySelector('[type=submit]') === null;

/** Enter in a question without a button and without an answer says what is missing. D-116 */
const enterUnanswered = async (page: Page, radio: Locator): Promise<void> => {
  await tabTo(page, (await groupOf(page, radio)).first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
};

/** What a person without a mouse does in the place of each act of one. */
const acts = {
  focus: tabTo,
  check: async (page: Page, box: Locator): Promise<void> => {
    if ((await box.getAttribute('type')) === 'radio') return choose(page, box);
    if (await box.isChecked()) return;
    await tabTo(page, box);
    await page.keyboard.press('Space');
  },
  click: async (page: Page, control: Locator): Promise<void> => {
    const kind = (await control.getAttribute('role')) ?? (await control.getAttribute('type'));
    if (kind === 'option') {
      await downUntil(page, async () => (await control.getAttribute('aria-selected')) === 'true');
      return page.keyboard.press('Enter');
    }
    if (kind === 'radio') {
      const isFirst = (await (await groupOf(page, control)).and(page.locator(':checked')).count()) === 0;
      if (isFirst && (await control.evaluate(hasNoButton))) await enterUnanswered(page, control);
      await choose(page, control);
      // a click on the first answer submits where it is the only question, and so does Enter
      if (isFirst && (await control.evaluate(isAlone))) await page.keyboard.press('Enter');
      return;
    }
    await tabTo(page, control);
    if (kind === 'combobox') return;
    await page.keyboard.press(kind === 'checkbox' ? 'Space' : 'Enter');
  },
  fill: async (page: Page, field: Locator, text: string): Promise<void> => {
    await tabTo(page, field);
    if ((await field.inputValue()) !== '') await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  },
  selectOption: async (page: Page, list: Locator, wanted: string | Select): Promise<void> => {
    await tabTo(page, list);
    const isChosen = (element: HTMLElement, { value, label, index }: Select): boolean =>
      element instanceof HTMLSelectElement &&
      (element.value === value || element.selectedIndex === index || element.selectedOptions[0]?.label === label);
    const option = typeof wanted === 'string' ? { value: wanted } : wanted;
    await downUntil(page, () => list.evaluate(isChosen, option));
  },
};

const isAct = (key: string | symbol): key is keyof typeof acts => Object.hasOwn(acts, key);
const isPlace = (made: unknown): made is Locator | FrameLocator =>
  typeof made === 'object' && made !== null && 'getByRole' in made && ('contentFrame' in made || 'owner' in made);

/** After each act the focus is in the window: on the heading of the next page, or on something; a document that is new begins at its top. */
class Arrivals {
  private heading: string | undefined;
  private loadedAt = 0;

  constructor(private readonly page: Page) {}

  async look(): Promise<void> {
    const heading = this.page.getByRole('heading', { level: 1 });
    const title = (await heading.first().textContent()) ?? '';
    const loadedAt = await this.page.evaluate(() => performance.timeOrigin);
    const [isNew, isNext] = [loadedAt !== this.loadedAt, title !== this.heading];
    Object.assign(this, { heading: title, loadedAt });
    if (isNew) return;
    // a provider's frame moves the focus to what it asks
    const isFramed = await this.page.evaluate(() => document.activeElement instanceof HTMLIFrameElement);
    if (isNext && !isFramed) await expect(heading).toBeFocused();
    await expect
      .poll(async () => {
        const { tag, name, inView } = await focusOn(this.page);
        return tag !== 'body' && inView ? '' : `${tag} ${name}`;
      }, `has the focus outside of the window, on ${title}`)
      .toBe('');
  }
}

/** The page without a mouse: clicks, ticks, typing and choices are done by keys, from the current focus. XTR-31, STP-13 */
export const byKeyboard = (page: Page): Page => {
  const arrivals = new Arrivals(page);
  const wrapped = <T extends object>(made: T): T =>
    new Proxy(made, {
      get(target, key) {
        const own: unknown = Reflect.get(target, key);
        if (typeof own !== 'function' || key === 'constructor') return own;
        if (isPlace(target) && isAct(key)) {
          const act = acts[key] as (page: Page, place: Locator, ...given: readonly unknown[]) => Promise<void>;
          return async (...given: readonly unknown[]) => {
            await expect(target as Locator).toBeVisible();
            await arrivals.look();
            await act(page, target as Locator, ...given);
          };
        }
        return (...given: readonly unknown[]): unknown => {
          const result: unknown = Reflect.apply(own, target, given);
          if (key === 'all' && result instanceof Promise) return result.then((all: Locator[]) => all.map(wrapped));
          return isPlace(result) ? wrapped(result) : result;
        };
      },
    });
  return wrapped(page);
};
