import type { Page } from '@playwright/test';

/** State of a page, reported at each press. */
interface Seen {
  readonly screen: string;
  readonly words: number;
  readonly screens: number;
  readonly fields: readonly string[];
}

type Heard =
  | ({ readonly kind: 'press' | 'shown' } & Seen)
  | { readonly kind: 'typed'; readonly screen: string; readonly field: string; readonly value: string; readonly touched: boolean }
  | { readonly kind: 'taken'; readonly screen: string };

export interface ScreenEffort {
  readonly screen: string;
  readonly presses: number;
  readonly typed: number;
  readonly words: number;
  readonly screens: number;
  readonly again: readonly string[];
}

const TWO_PRESSES = 2; // a list or a file: opened, then taken

/** Runs in each document, frames included; only observes. */
const listen = (): void => {
  const tell = Reflect.get(window, 'effortHeard') as (heard: unknown) => void;
  const top = window === window.top;
  const nameOf = (): string => document.querySelector('h1')?.innerText.trim().replace(/\s+/g, ' ') ?? '';
  const visible = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;
  const wordsIn = (root: Element): number => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    let words = 0;
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const around = node.parentElement;
      if (!around || around.closest('script, style, select, iframe, [aria-hidden=true], [role=status]') || !visible(around)) continue;
      words += (node.textContent ?? '').split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length;
    }
    return words;
  };
  const seen = () => ({
    screen: nameOf(),
    words: wordsIn(document.querySelector('dialog[open]') ?? document.querySelector('main') ?? document.body),
    screens: top ? document.documentElement.scrollHeight / innerHeight : 0,
    fields: [...document.querySelectorAll<HTMLInputElement>('main input')]
      .filter(({ type }) => !['radio', 'checkbox', 'file', 'hidden'].includes(type))
      .filter(visible)
      .map(({ value }) => value),
  });
  const touched = new WeakSet<EventTarget>();
  let isTold = false; // a page that continues by itself once it is filled is counted too
  document.addEventListener('keydown', ({ target }) => target && touched.add(target), true);
  document.addEventListener(
    'pointerdown',
    event => {
      if (event.target) touched.add(event.target);
      tell({ kind: 'press', ...seen() });
    },
    true,
  );
  document.addEventListener(
    'input',
    event => {
      const field = event.target;
      if (field instanceof HTMLSelectElement) tell({ kind: 'taken', screen: nameOf() });
      if (!(field instanceof HTMLInputElement) || ['radio', 'checkbox', 'file'].includes(field.type)) return;
      if (!isTold) tell({ kind: 'shown', ...seen() });
      isTold = true;
      tell({ kind: 'typed', screen: nameOf(), field: field.name || field.id, value: field.value, touched: touched.has(field) });
    },
    true,
  );
  Reflect.set(window, 'effortLooks', () => tell({ kind: 'shown', ...seen() }));
  document.addEventListener(
    'change',
    event => {
      if (event.target instanceof HTMLInputElement && event.target.type === 'file') tell({ kind: 'taken', screen: nameOf() });
    },
    true,
  );
};

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** Counts presses, keystrokes and words of a journey during a test. XTR-35 */
export class Effort {
  private readonly heard: Heard[] = [];
  /** Facts read on proofs, with the event after which they are known. */
  private readonly facts: { readonly at: number; readonly value: string }[] = [];

  async watch(page: Page): Promise<void> {
    await page.exposeFunction('effortHeard', (heard: Heard) => this.heard.push(heard));
    await page.addInitScript(listen);
  }

  /** Marks values as known to the bank from a proof. */
  said(...values: readonly string[]): void {
    for (const value of values) this.facts.push({ at: this.heard.length, value: plain(value) });
  }

  /** Pages with input, in order; adds the current page last. */
  async screens(page: Page): Promise<readonly ScreenEffort[]> {
    await page.evaluate(() => (Reflect.get(window, 'effortLooks') as () => void)());
    const known = new Set<string>();
    return this.stretches().map(({ from, events }) => {
      for (const { at, value } of this.facts) if (at <= from) known.add(value);
      const effort = this.effortOf(events, known);
      for (const value of effort.given) known.add(plain(value));
      return effort;
    });
  }

  private stretches(): readonly { readonly from: number; readonly events: readonly Heard[] }[] {
    const found: { from: number; events: Heard[] }[] = [];
    for (const [at, event] of this.heard.entries()) {
      const last = found.at(-1);
      if (last && last.events[0]?.screen === event.screen) last.events.push(event);
      else found.push({ from: at, events: [event] });
    }
    return found;
  }

  private effortOf(events: readonly Heard[], known: ReadonlySet<string>): ScreenEffort & { readonly given: readonly string[] } {
    const typed = new Map<string, Extract<Heard, { kind: 'typed' }>>();
    for (const event of events) if (event.kind === 'typed') typed.set(event.field, event);
    const shown = events.flatMap(event => (event.kind === 'press' || event.kind === 'shown' ? [event] : []));
    const given = [...typed.values()].map(({ value }) => value);
    const twice = given.filter((value, index) => given.findIndex(other => plain(other) === plain(value)) < index);
    const standing = [...(shown[0]?.fields ?? []), ...given].filter(value => known.has(plain(value)));
    return {
      screen: events[0]?.screen ?? '',
      presses:
        events.filter(({ kind }) => kind === 'press').length +
        events.filter(({ kind }) => kind === 'taken').length * TWO_PRESSES +
        [...typed.values()].filter(({ touched }) => !touched).length,
      typed: given.reduce((sum, { length }) => sum + length, 0),
      words: Math.max(0, ...shown.map(({ words }) => words)),
      screens: Math.max(0, ...shown.map(({ screens }) => screens)),
      again: [...standing, ...twice],
      given,
    };
  }
}
