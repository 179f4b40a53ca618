import type { ErrorReport, ErrorReporter } from '@application/ports/ErrorReporter';

export class MemoryErrorReporter implements ErrorReporter {
  readonly reports: ErrorReport[] = [];

  report = (report: ErrorReport): void => void this.reports.push(report);
}
