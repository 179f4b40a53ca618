import type { Visibility } from '@application/browser/ports';

/** The visibility of the tab, from the browser. */
export class PageVisibility implements Visibility {
  get seen(): boolean {
    return document.visibilityState !== 'hidden';
  }

  whenSeen(act: () => void): () => void {
    const changed = (): void => {
      if (this.seen) act();
    };
    const restored = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) act();
    };
    document.addEventListener('visibilitychange', changed);
    window.addEventListener('pageshow', restored);
    return () => {
      document.removeEventListener('visibilitychange', changed);
      window.removeEventListener('pageshow', restored);
    };
  }
}
