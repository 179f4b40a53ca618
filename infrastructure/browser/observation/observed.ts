import type { ErrorReport, TrackingEvent } from '@application/observation/ports';
import { Outbox } from './Outbox';
import type { Measured } from './WebVitals';

/** What the page hands to the error-reporting service, before the allow-list applies. OBS-01 */
export type Observed =
  | { readonly kind: 'page'; readonly page: string }
  | { readonly kind: 'report'; readonly report: ErrorReport }
  /** Only the service's own measures, once it is there. */
  | { readonly kind: 'measured'; readonly measured: Measured }
  | { readonly kind: 'uncaught'; readonly error: unknown };

const KEPT_REPORTS = 50;
const KEPT_EVENTS = 200;

/** Both buffers wait until their service loads, and events also until the person consents: one instance of each a page load. */
export const reports = new Outbox<Observed>(KEPT_REPORTS);
export const events = new Outbox<TrackingEvent>(KEPT_EVENTS);

/** Reports uncaught errors of scripts, promises and React, and chunks that failed to load. */
export const watchUncaught = (): void => {
  addEventListener('error', ({ error }: ErrorEvent) => reports.put({ kind: 'uncaught', error }));
  addEventListener('unhandledrejection', ({ reason }) => reports.put({ kind: 'uncaught', error: reason }));
};
