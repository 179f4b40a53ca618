import { expect, type Page } from '@playwright/test';

/** A page as a person hears it: its heading, where the focus came to stand, and what was announced meanwhile. */
export interface HeardPage {
  readonly title: string;
  readonly focus: string;
  readonly said: readonly string[];
}

type Event =
  | { readonly kind: 'page'; readonly title: string }
  | { readonly kind: 'focus'; readonly on: string }
  | { readonly kind: 'said'; readonly text: string }
  | { readonly kind: 'lost'; readonly title: string };

/** Runs in each document. It tells, and changes nothing. */
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
  /** What a document shows before anybody acts, a prerendered page and the one that takes its place, is where the browser is. */
  let acted = false;
  /** A test is quicker than a person: a page that was never drawn yet has not moved the focus yet. */
  let drawn = false;
  const said = new WeakMap<Element, string>();
  const look = (): void => {
    if (Reflect.get(window, 'heardByNobody') === true || !document.querySelector('#contenu')) return;
    const now = headed();
    const came = now !== '' && now !== title;
    if (came) {
      title = now;
      pages += 1;
      drawn = false;
      requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(() => (drawn = true))));
      tell({ kind: 'page', title });
    }
    for (const region of document.querySelectorAll('[role=status], [role=alert], [aria-live]')) {
      const text = plain(region.textContent);
      if (text !== '' && said.get(region) !== text) tell({ kind: 'said', text });
      said.set(region, text);
    }
    // A page that has just come may still have the focus of the one before it.
    if (!came && document.activeElement && document.activeElement !== document.body)
      tell({ kind: 'focus', on: nameOf(document.activeElement) });
  };
  /** When a person acts the focus stands somewhere, on every page but the first of a document. */
  const act = (): void => {
    const before = acted;
    acted = true;
    look();
    if (Reflect.get(window, 'heardByNobody') === true) return;
    if (before && title !== undefined && drawn && pages > 1 && document.activeElement === document.body) tell({ kind: 'lost', title });
  };
  Reflect.set(window, 'focusStands', () => pages <= 1 || !acted || document.activeElement !== document.body);
  document.addEventListener('pointerdown', act, true);
  document.addEventListener('keydown', act, true);
  document.addEventListener('focusin', look, true);
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
};

/** What is announced and where the focus stands, while a test walks. STP-13, XTR-24 */
export class Transcript {
  private readonly heard: { title: string; focus: string; said: string[] }[] = [];
  private readonly onBody = new Set<string>();

  async watch(page: Page): Promise<this> {
    await page.exposeFunction('heardBySomebody', (event: Event) => this.hear(event));
    await page.addInitScript(listen);
    return this;
  }

  /** Pages whose focus was on the body when a person acted. */
  get lost(): readonly string[] {
    return [...this.onBody];
  }

  /** Waits until the focus stands somewhere on the page that has come. */
  async stands(page: Page, name: string): Promise<void> {
    const stands = (): Promise<boolean> => page.evaluate(() => (Reflect.get(window, 'focusStands') as () => boolean)());
    await expect.poll(stands, `the focus is on the body: ${name}`).toBe(true);
  }

  /** What a test does to look at a page is not a person's walk. */
  async pause(page: Page, paused: boolean): Promise<void> {
    await page.evaluate(now => Reflect.set(window, 'heardByNobody', now), paused);
  }

  get pages(): readonly HeardPage[] {
    return this.heard.map(({ title, focus, said }) => ({ title, focus, said }));
  }

  private hear(event: Event): void {
    if (event.kind === 'lost') this.onBody.add(event.title);
    if (event.kind === 'page') this.heard.push({ title: event.title, focus: '', said: [] });
    const now = this.heard.at(-1);
    if (!now) return;
    if (event.kind === 'focus' && now.focus === '') now.focus = event.on;
    if (event.kind === 'said') now.said.push(event.text);
  }
}
