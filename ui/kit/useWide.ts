import { useSyncExternalStore } from 'react';

/** From here on a screen is a tablet's or a desktop's. OFR-03, BRD-02 */
const WIDE = '(min-width: 40rem)';

const following = (media: string) => ({
  watch: (changed: () => void): (() => void) => {
    const query = window.matchMedia(media);
    query.addEventListener('change', changed);
    return () => query.removeEventListener('change', changed);
  },
  matches: (): boolean => window.matchMedia(media).matches,
});

const wide = following(WIDE);
const pointed = following(`${WIDE} and (pointer: fine)`);

/** Tells whether the screen is wide; follows the window. Pages made at build time are taken as wide. */
export const useWide = (): boolean => useSyncExternalStore(wide.watch, wide.matches, () => true);

/** Tells whether it is a computer's: wide, with a pointer. XTR-10 */
export const usePointed = (): boolean => useSyncExternalStore(pointed.watch, pointed.matches, () => false);
