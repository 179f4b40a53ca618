/** Uncaught errors and broken contracts: kind, endpoint and field paths only, never a value. ERR-07, OBS-01 */
export interface ErrorReport {
  readonly kind: string;
  readonly where: string;
  readonly detail: readonly string[];
}

export abstract class ErrorReporter {
  abstract report(report: ErrorReport): void;
}
