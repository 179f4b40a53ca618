import { useSyncExternalStore } from 'react';

/** From here on a screen is a tablet's or a desktop's. OFR-03, BRD-02 */
const WIDE = '(min-width: 40rem)';

const watch = (changed: () => void): (() => void) => {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Tells whether the screen is wide; follows the window. Pages made at build time are taken as wide. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    watch,
    () => window.matchMedia(WIDE).matches,
    () => true,
  );
