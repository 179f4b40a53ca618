/** Reloads the page with a query parameter; the history entry keeps its state. STP-12, XTR-12 */
export abstract class PageReload {
  abstract with(parameter: string, value: string): void;
}
