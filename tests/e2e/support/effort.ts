import type { Page } from '@playwright/test';

/** State of a page, reported at each press. */
interface Seen {
  readonly screen: string;
  readonly fields: readonly string[];
}

type Heard =
  | ({ readonly kind: 'press' | 'shown' } & Seen)
  | { readonly kind: 'typed'; readonly screen: string; readonly field: string; readonly value: string; readonly touched: boolean }
  | { readonly kind: 'taken'; readonly screen: string; readonly opened?: boolean };

export interface Figures {
  readonly presses: number;
  /** Screens with at least one press. */
  readonly screens: number;
  /** Answers asked or shown twice: a field shows, or is given, what an earlier field or a proof has said. */
  readonly again: number;
  readonly characters: number;
}

/** A list or a file: opened, then taken. A file that a press has opened, which is counted, is taken only. */
const pressesOf = (event: Heard): number => (event.kind === 'press' ? 1 : event.kind === 'taken' ? (event.opened === true ? 1 : 2) : 0);

/** Runs in each document, frames included; only observes. */
const listen = (): void => {
  const tell = Reflect.get(window, 'effortHeard') as (heard: unknown) => void;
  const nameOf = (): string => document.querySelector('h1')?.innerText.trim().replace(/\s+/g, ' ') ?? '';
  const visible = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;
  const seen = () => ({
    screen: nameOf(),
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
  const opened = new WeakSet<EventTarget>();
  document.addEventListener('click', ({ target }) => target && opened.add(target), true);
  document.addEventListener(
    'change',
    event => {
      const file = event.target;
      if (file instanceof HTMLInputElement && file.type === 'file') tell({ kind: 'taken', screen: nameOf(), opened: opened.has(file) });
    },
    true,
  );
};

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** What one screen asks. `known`: what earlier screens and proofs have said. */
const effortOf = (events: readonly Heard[], known: ReadonlySet<string>) => {
  const typed = new Map<string, Extract<Heard, { kind: 'typed' }>>();
  for (const event of events) if (event.kind === 'typed') typed.set(event.field, event);
  const shown = events.flatMap(event => (event.kind === 'press' || event.kind === 'shown' ? [event] : []));
  const given = [...typed.values()].map(({ value }) => value);
  const twice = given.filter((value, index) => given.findIndex(other => plain(other) === plain(value)) < index);
  const standing = [...(shown[0]?.fields ?? []), ...given].filter(value => known.has(plain(value)));
  return {
    given,
    again: standing.length + twice.length,
    presses: events.reduce((total, event) => total + pressesOf(event), 0) + [...typed.values()].filter(({ touched }) => !touched).length,
  };
};

/**
 * Counts what a journey asks of a person. A press is a touch; a field to fill counts one, a list or a file two (opened, taken); coming back
 * from a document's own tab counts none. XTR-35
 */
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

  figures(): Figures {
    const known = new Set<string>();
    const screens = this.stretches().map(({ from, events }) => {
      for (const { at, value } of this.facts) if (at <= from) known.add(value);
      const effort = effortOf(events, known);
      for (const value of effort.given) known.add(plain(value));
      return effort;
    });
    const sum = (of: (screen: (typeof screens)[number]) => number): number => screens.reduce((total, screen) => total + of(screen), 0);
    return {
      presses: sum(({ presses }) => presses),
      screens: screens.filter(({ presses }) => presses > 0).length,
      again: sum(({ again }) => again),
      characters: sum(({ given }) => given.join('').length),
    };
  }

  /** Presses of each screen, in order, to find the ones that nobody would miss. */
  byScreen(): readonly string[] {
    return this.stretches().flatMap(({ events }) => {
      const { presses, given } = effortOf(events, new Set());
      return presses > 0 ? [`${presses} ${events[0]?.screen ?? ''}${given.length > 0 ? ` (typed: ${given.join(', ')})` : ''}`] : [];
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
}
