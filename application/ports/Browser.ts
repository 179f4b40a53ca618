/** The way out of the page. X20: only addresses that the configuration gives. */
export abstract class Browser {
  abstract leaveFor(address: string): void;
}
