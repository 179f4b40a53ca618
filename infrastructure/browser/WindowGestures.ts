import type { Gestures } from '@application/browser/ports';

const kinds = ['keydown', 'pointerdown', 'touchstart'] as const;

/** Gestures in this window, in the capture phase, before a page can stop them. */
export class WindowGestures implements Gestures {
  watch(act: () => void): () => void {
    const options = { capture: true, passive: true };
    for (const kind of kinds) window.addEventListener(kind, act, options);
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, act, options);
    };
  }
}
