import { expect, type Page } from '@playwright/test';
import type { Part } from '../results';

type Event =
  | { readonly kind: 'page'; readonly title: string }
  | { readonly kind: 'focus'; readonly on: string }
  | { readonly kind: 'said'; readonly text: string };

/** Runs in each document; only observes. */
const listen = (): void => {
  if (window !== window.top) return;
  const tell = (event: Event): void => (Reflect.get(window, 'heardBySomebody') as (event: Event) => void)(event);
  const plain = (text: string | null | undefined): string => text?.replace(/\s+/g, ' ').trim() ?? '';
  const headed = (): string => plain(document.querySelector('h1')?.textContent);
  const nameOf = (element: Element): string => {
    const label = element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent ?? element.textContent;
    return `${element.tagName.toLowerCase()} ${plain(label).slice(0, 60) || element.id}`;
  };
  let title: string | undefined;
  let pages = 0;
  /** Until a first action, the focus belongs to the browser: also when the application replaces the prerendered page. */
  let acted = false;
  const said = new WeakMap<Element, string>();
  const look = (): void => {
    if (Reflect.get(window, 'heardByNobody') === true || !document.querySelector('#contenu')) return;
    const now = headed();
    const came = now !== '' && now !== title;
    if (came) {
      title = now;
      pages += 1;
      tell({ kind: 'page', title });
    }
    for (const region of document.querySelectorAll('[role=status], [role=alert], [aria-live]')) {
      const text = plain(region.textContent);
      if (text !== '' && said.get(region) !== text) tell({ kind: 'said', text });
      said.set(region, text);
    }
    // a new page may still have the previous focus
    if (!came && document.activeElement && document.activeElement !== document.body)
      tell({ kind: 'focus', on: nameOf(document.activeElement) });
  };
  const act = (): void => {
    acted = true;
    look();
  };
  Reflect.set(window, 'focusStands', () => pages <= 1 || !acted || document.activeElement !== document.body);
  document.addEventListener('pointerdown', act, true);
  document.addEventListener('keydown', act, true);
  document.addEventListener('focusin', look, true);
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
};

/** Records announcements and focus during a test. STP-13, XTR-24 */
export class Transcript {
  private readonly heard: { title: string; focus: string; said: string[] }[] = [];

  async watch(page: Page): Promise<this> {
    await page.exposeFunction('heardBySomebody', (event: Event) => this.hear(event));
    await page.addInitScript(listen);
    return this;
  }

  /** Waits until an element of the new page has the focus. A navigation ends one look. */
  async stands(page: Page, name: string): Promise<void> {
    const stands = (): Promise<boolean> => page.evaluate(() => (Reflect.get(window, 'focusStands') as () => boolean)()).catch(() => false);
    await expect.poll(stands, `the focus is on the body: ${name}`).toBe(true);
  }

  /** Ignores actions that only inspect the page. */
  async pause(page: Page, paused: boolean): Promise<void> {
    await page.evaluate(now => Reflect.set(window, 'heardByNobody', now), paused);
  }

  /** Each page: its heading, the element that takes the focus, what is announced. */
  get pages(): Part['heard'] {
    return this.heard;
  }

  private hear(event: Event): void {
    if (event.kind === 'page') this.heard.push({ title: event.title, focus: '', said: [] });
    const now = this.heard.at(-1);
    if (!now) return;
    if (event.kind === 'focus' && now.focus === '') now.focus = event.on;
    if (event.kind === 'said') now.said.push(event.text);
  }
}
