import { reports } from '@infrastructure/browser/observation/observed';
import { SentryReports } from '@infrastructure/browser/observation/SentryReports';
import type { Boot } from '../loader/boot';

/** The id that the build wrote into the document; a document of `npm run dev` has none. */
const buildId = (): string => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? 'development';

/** Sends what was kept until the service's client came, then the rest as it comes. OBS-01 */
export const sendReports = ({ entry: { environment, variant } }: Boot, dsn: string): void => {
  const service = new SentryReports({ dsn, environment, variant, build: buildId() });
  reports.takenBy(observed => service.send(observed));
};
