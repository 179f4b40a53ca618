import { useSyncExternalStore } from 'react';

/** Tablets and desktops. OFR-03, BRD-02 */
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

/** Pages rendered at build time count as wide. */
export const useWide = (): boolean => useSyncExternalStore(wide.watch, wide.matches, () => true);

/** True on a wide screen with a mouse. XTR-10 */
export const usePointed = (): boolean => useSyncExternalStore(pointed.watch, pointed.matches, () => false);
