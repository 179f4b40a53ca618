import type { ErrorReport } from '@application/ports/ErrorReporter';
import type { TrackingEvent } from '@application/ports/Tracking';
import { Outbox } from './Outbox';

/** What an error-reporting service may be told, before the list of what may leave is applied. OBS-01 */
export type Observed =
  | { readonly kind: 'page'; readonly page: string }
  | { readonly kind: 'report'; readonly report: ErrorReport }
  | { readonly kind: 'uncaught'; readonly error: unknown };

const KEPT_REPORTS = 50;
const KEPT_EVENTS = 200;

/** Both wait here until their service is loaded, and for the events until they are allowed: one of each a page load. */
export const reports = new Outbox<Observed>(KEPT_REPORTS);
export const events = new Outbox<TrackingEvent>(KEPT_EVENTS);

/** Everything that nobody caught: scripts, promises, React's own, chunks that did not come. */
export const watchUncaught = (): void => {
  addEventListener('error', ({ error }: ErrorEvent) => reports.put({ kind: 'uncaught', error }));
  addEventListener('unhandledrejection', ({ reason }) => reports.put({ kind: 'uncaught', error: reason }));
};
