declare global {
  interface Window {
    /** Scripts and stylesheets that failed in this page: address and integrity. */
    damaged?: Record<string, string>;
  }
}

/** How long a customer who clicked waits for it, in milliseconds. */
const PATIENCE_MS = 10_000;

/** Past the cache, with the same integrity: a file that arrived damaged would stay in the browser's cache for a year. X03, R07 */
export const askPastCache = (address: string, integrity: string): Promise<unknown> =>
  fetch(address, { cache: 'reload', integrity, signal: AbortSignal.timeout(PATIENCE_MS) }).then(() => delete window.damaged?.[address]);

/** Requests each failed file again past the cache, then continues, even if it fails again. Continues at once if none failed. */
export const afterRepair = (goOn: () => void): void => {
  const files = Object.entries(window.damaged ?? {});
  if (files.length === 0) return goOn();
  void Promise.all(files.map(([address, integrity]) => askPastCache(address, integrity).catch(() => undefined))).then(goOn);
};
