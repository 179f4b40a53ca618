import type { Visibility } from '@application/ports/Visibility';

/** The tab, as the browser says that it is looked at. */
export class PageVisibility implements Visibility {
  get seen(): boolean {
    return document.visibilityState !== 'hidden';
  }

  whenSeen(act: () => void): () => void {
    const changed = (): void => {
      if (this.seen) act();
    };
    const kept = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) act();
    };
    document.addEventListener('visibilitychange', changed);
    window.addEventListener('pageshow', kept);
    return () => {
      document.removeEventListener('visibilitychange', changed);
      window.removeEventListener('pageshow', kept);
    };
  }
}
