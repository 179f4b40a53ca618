import type { ErrorReport, ErrorReporter } from '@application/observation/ports';

export class MemoryErrorReporter implements ErrorReporter {
  readonly reports: ErrorReport[] = [];

  report = (report: ErrorReport): void => void this.reports.push(report);
}
