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
/** A desktop: room for a column beside the content. XTR-44 */
const DESK = '(min-width: 64rem)';
const desk = following(DESK);
const pointed = following(`${WIDE} and (pointer: fine)`);

/** Pages rendered at build time count as wide. */
export const useWide = (): boolean => useSyncExternalStore(wide.watch, wide.matches, () => true);

/** Pages rendered at build time count as a desktop. */
export const useDesk = (): boolean => useSyncExternalStore(desk.watch, desk.matches, () => true);

/** True on a wide screen with a mouse. XTR-10 */
export const usePointed = (): boolean => useSyncExternalStore(pointed.watch, pointed.matches, () => false);
