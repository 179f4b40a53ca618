import type { Boot } from '../loader/boot';

const IDLE_MS = 5_000;
const PRESSES = ['pointerdown', 'keydown'] as const;

/** Runs `act` when the browser is idle. */
export const whenIdle = (act: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 2_000 });
  else setTimeout(act, 200);
};

export const idle = (): Promise<void> => new Promise(whenIdle);

/**
 * Resolves on the first press, or after five seconds in an idle moment, so that what nobody waits for does not compete with the first
 * screen.
 */
export const pressedOrIdle = (): Promise<void> =>
  new Promise(done => {
    const go = (): void => {
      for (const press of PRESSES) removeEventListener(press, go, true);
      whenIdle(done);
    };
    for (const press of PRESSES) addEventListener(press, go, true);
    setTimeout(go, IDLE_MS);
  });

/** Asks past the cache for typefaces after one that arrived damaged: it would stay in the browser's cache for a year. R07 */
const repairFaces = (): void => {
  for (const { name } of performance.getEntriesByType('resource'))
    if (name.endsWith('.woff2')) fetch(name, { cache: 'reload' }).catch(() => undefined);
};

/** Loads the typefaces; a page without them is no failure. */
export const loadFaces = ({ entry, load }: Boot): void => {
  document.fonts?.addEventListener('loadingerror', repairFaces, { once: true });
  for (const name of entry.later) load(name).catch(() => undefined);
};
