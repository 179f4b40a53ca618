import type { BrowserContext } from '@playwright/test';

/** What begins the message of a focus that was lost; `problems` of every test gathers it. */
export const FOCUS_LOST = 'Focus fell to the page';

/** Watches the focus of every page: where the element that has it leaves or is hidden, another takes it. STP-13, XTR-31 */
export const watchFocus = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(told => {
    const later = window.setTimeout.bind(window);
    const SETTLED_MS = 1_000;
    let held: Element | undefined;
    addEventListener('focusin', ({ target }) => (held = target instanceof Element ? target : undefined), true);

    const isLost = (): boolean => document.hasFocus() && document.activeElement === document.body && held === undefined;
    /** The next page may still be on its way: it has a heading once it is there. */
    const look = (left: string): void => {
      if (!isLost()) return;
      const heading = document.querySelector('main h1')?.textContent;
      if (heading === undefined || document.querySelector('[aria-busy=true]')) return void later(look, SETTLED_MS, left);
      console.error(`${told}: « ${left} » left, on « ${heading} »`);
    };
    const nameOf = (element: Element): string =>
      element.getAttribute('aria-label') ?? (element instanceof HTMLInputElement ? `${element.type} ${element.name}` : element.textContent);
    new MutationObserver(() => {
      if (held === undefined || document.activeElement !== document.body) return;
      if (held.isConnected && held.checkVisibility() && !held.matches(':disabled')) return;
      later(look, SETTLED_MS, nameOf(held));
      held = undefined;
    }).observe(document, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden', 'open', 'class'] });
  }, FOCUS_LOST);
