import { reports } from '@infrastructure/browser/observation/observed';
import { SentryReports } from '@infrastructure/browser/observation/SentryReports';
import { WebVitals } from '@infrastructure/browser/observation/WebVitals';
import { measuresWaiting } from '@infrastructure/config/firstSettings';
import type { Boot } from '../loader/boot';

/** The id that the build wrote into the document; a document of `npm run dev` has none. */
const buildId = (): string => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? 'development';

/** Sends what was kept until the service's client came, then the rest as it comes; measures the pages, those kept too. OBS-01 */
export const sendReports = ({ configuration, entry: { environment, variant } }: Boot, dsn: string): void => {
  const service = new SentryReports({ dsn, environment, variant, build: buildId() });
  const vitals = measuresWaiting(configuration) ? new WebVitals(measured => service.send({ kind: 'measured', measured })) : undefined;
  let shown: string | undefined; // a page that the journey takes over is one page
  reports.takenBy(observed => {
    if (observed.kind === 'page') {
      if (observed.page === shown) return;
      shown = observed.page;
      vitals?.arrivedAt(shown);
    }
    service.send(observed);
  });
};
