/** Whether the page has begun to go, by a reload or an address: what it shows from then on may be read by nobody. A page that was asked about and kept goes on saying so. R11 */
export class PageLeaving {
  leaving = false;

  constructor() {
    addEventListener('beforeunload', () => (this.leaving = true));
    addEventListener('pageshow', () => (this.leaving = false));
  }
}
