/**
 * The query of a return from the identity provider: the page and its tab hold it until the code is exchanged; the address bar never shows
 * it. RTE-01, X07
 */
export class ReturnQuery {
  /** True if a query arrived, whatever its result. */
  readonly came: boolean;

  /** `forget`: removes the query from the tab's storage. */
  constructor(
    private current: string,
    private readonly forget: () => void = () => undefined,
  ) {
    this.came = current !== '';
  }

  get query(): string {
    return this.current;
  }

  /** The query is used or worthless: nothing retries it. */
  answered(): void {
    this.current = '';
    this.forget();
  }
}
