import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Longest time without visible text or controls, in milliseconds. */
    longestBlank?: number;
  }
}

/** Runs in the page from its start: measures how long it is blank. */
const watchBlank = (): void => {
  let since: number | undefined;
  window.longestBlank = 0;
  const look = (): void => {
    if (document.readyState === 'loading' || !location.protocol.startsWith('http')) return;
    const seen = (each: Element): boolean => each instanceof HTMLElement && each.checkVisibility() && each.textContent.trim() !== '';
    const shows = [...document.querySelectorAll('h1, [role=status], button, a[href], input')].some(
      each => seen(each) || (each instanceof HTMLInputElement && each.checkVisibility()),
    );
    if (shows) since = undefined;
    else {
      since ??= performance.now();
      window.longestBlank = Math.max(window.longestBlank ?? 0, performance.now() - since);
    }
  };
  setInterval(look, 200);
};

export const watch = (page: Page): Promise<unknown> => page.addInitScript(watchBlank);

/** State of a page at a moment. */
export interface Seen {
  readonly heading: string;
  /** Text of alerts, statuses, dialogs and notices. */
  readonly said: string;
  readonly busy: boolean;
  readonly waits: boolean;
  /** Number of visible actions. */
  readonly ways: number;
  readonly typed: Readonly<Record<string, string>>;
  readonly blankMs: number;
}

const look = (): Seen => {
  const text = (each: Element): string => (each.textContent ?? '').replace(/\s+/g, ' ').trim();
  const shown = (each: Element): boolean => each instanceof HTMLElement && each.checkVisibility();
  const all = (selector: string): readonly Element[] => [...document.querySelectorAll(selector)].filter(shown);
  const fields = all('main input:not([type=file]), main select, main textarea').flatMap(each => {
    if (each instanceof HTMLInputElement && (each.type === 'radio' || each.type === 'checkbox'))
      return each.checked ? [[`${each.name} ${each.value}`, 'chosen'] as const] : [];
    if (each instanceof HTMLInputElement || each instanceof HTMLSelectElement || each instanceof HTMLTextAreaElement)
      return each.value === '' ? [] : [[each.id.replace(/:[^:]*:|_r_\w+_/g, '') || each.name, each.value] as const];
    return [];
  });
  return {
    heading: all('h1').map(text).join(' '),
    said: all('[role=alert], [role=status], dialog[open], [role=dialog], [role=alertdialog], [class*=notice], [class*=summary]')
      .map(text)
      .join(' '),
    busy: all('[aria-busy=true]').length > 0,
    waits: all('[class*=waiting], [class*=Waiting]').length > 0,
    ways: all('button:not(:disabled), a[href]').length,
    typed: Object.fromEntries(fields),
    blankMs: window.longestBlank ?? 0,
  };
};

export const seen = (page: Page): Promise<Seen> => page.evaluate(look);

/** Whether an action of a page came to its end. */
export const succeeds = (action: Promise<unknown>): Promise<boolean> =>
  action.then(
    () => true,
    () => false,
  );
