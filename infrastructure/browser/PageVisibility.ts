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
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  }
}
