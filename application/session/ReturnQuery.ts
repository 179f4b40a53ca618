/** The query with which the identity provider sent somebody back: held by the page and its tab, never by its address, until its code was answered. RTE-01, X07 */
export class ReturnQuery {
  /** `forget`: the tab keeps it no longer. */
  constructor(
    private held: string,
    private readonly forget: () => void = () => undefined,
  ) {}

  get query(): string {
    return this.held;
  }

  /** Used up, or no good: it is not tried again. */
  answered(): void {
    this.held = '';
    this.forget();
  }
}
