import type { ErrorReport, ErrorReporter } from '@application/ports/ErrorReporter';

const KEPT = 50;

/** Keeps the last reports; nothing leaves the page before an error-reporting service is configured (OBS-01). */
export class MemoryErrorReporter implements ErrorReporter {
  readonly reports: ErrorReport[] = [];

  report(report: ErrorReport): void {
    this.reports.push(report);
    if (this.reports.length > KEPT) this.reports.shift();
  }
}
