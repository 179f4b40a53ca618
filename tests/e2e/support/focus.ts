import type { BrowserContext } from '@playwright/test';

/** Prefix of a reported focus loss; the `problems` of every test collect it. */
export const FOCUS_LOST = 'Focus fell to the page';

/** Reports where the focused element leaves or is hidden and no other takes the focus. To be called before the first page. STP-13, XTR-31 */
export const watchFocus = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(told => {
    const later = window.setTimeout.bind(window);
    const [SETTLED_MS, FRAMES_MS] = [1_000, 50];
    let waiting: { readonly left: string; readonly since: number } | undefined;
    let held: Element | undefined;
    addEventListener('focusin', ({ target }) => (held = target instanceof Element ? target : undefined), true);

    const isLost = (): boolean => document.hasFocus() && document.activeElement === document.body && held === undefined;
    /** The next page may still be loading: it is there once it has a heading. */
    const look = (left: string): void => {
      if (!isLost()) return;
      const heading = document.querySelector('main h1')?.textContent;
      if (heading === undefined || document.querySelector('[aria-busy=true]')) return void later(look, SETTLED_MS, left);
      console.error(`${told}: « ${left} » left, on « ${heading} »`);
    };
    /** An action without any focus counts as a loss, however early. */
    const acted = (): void => {
      if (waiting !== undefined && Date.now() - waiting.since > FRAMES_MS) look(waiting.left);
      waiting = undefined;
    };
    addEventListener('pointerdown', acted, true);
    addEventListener('keydown', acted, true);
    const nameOf = (element: Element): string =>
      element.getAttribute('aria-label') ?? (element instanceof HTMLInputElement ? `${element.type} ${element.name}` : element.textContent);
    new MutationObserver(() => {
      if (held === undefined || document.activeElement !== document.body) return;
      if (held.isConnected && held.checkVisibility() && !held.matches(':disabled')) return;
      waiting = { left: nameOf(held), since: Date.now() };
      later(acted, SETTLED_MS);
      held = undefined;
    }).observe(document, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden', 'open', 'class'] });
  }, FOCUS_LOST);
