import { reports } from '@infrastructure/browser/observation/observed';
import { SentryReports } from '@infrastructure/browser/observation/SentryReports';
import type { Boot } from '../loader/boot';

/** Sends what was kept until the service's client came, then the rest as it comes. OBS-01 */
export const sendReports = ({ entry: { environment, variant } }: Boot, dsn: string): void => {
  const service = new SentryReports({ dsn, environment, variant });
  reports.takenBy(observed => service.send(observed));
};
