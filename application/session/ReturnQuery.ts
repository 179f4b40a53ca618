/** The query of a return from the identity provider: the page and its tab hold it, the address never does, until its code was answered. RTE-01, X07 */
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
