/**
 * True from `beforeunload` on, because nobody may read a message that the page shows from then on. It stays true where the person cancels
 * the navigation, until the next `pageshow`. R11
 */
export class PageLeaving {
  leaving = false;

  constructor() {
    addEventListener('beforeunload', () => (this.leaving = true));
    addEventListener('pageshow', () => (this.leaving = false));
  }
}
