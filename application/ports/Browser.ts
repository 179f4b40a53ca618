/** Leaves the page for another one. X20: only for addresses in the configuration. */
export abstract class Browser {
  abstract leaveFor(address: string): void;
  /** Leaves and replaces the history entry, so that Back skips this page. STP-12 */
  abstract replaceWith(address: string): void;
}
