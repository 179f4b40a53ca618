/** The query with which the identity provider sent somebody back: held by the page, never by its address, until its code was answered. RTE-01, X07 */
export class ReturnQuery {
  constructor(private held: string) {}

  get query(): string {
    return this.held;
  }

  /** Used up, or no good: it is not tried again. */
  answered(): void {
    this.held = '';
  }
}
