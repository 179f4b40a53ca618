/** The way out of the page. X20: only addresses that the configuration gives. */
export abstract class Browser {
  abstract leaveFor(address: string): void;
  /** The same, and Back does not come to the page that led there. STP-12 */
  abstract replaceWith(address: string): void;
}
