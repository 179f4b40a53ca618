import type { TrackingEvent } from '@application/observation/ports';

declare global {
  interface Window {
    /** The array that tag managers read, by common convention. */
    dataLayer?: object[];
  }
}

const entry = (event: TrackingEvent): object => {
  switch (event.kind) {
    case 'step':
      return { event: 'etape', etape: event.step, numero: event.number };
    case 'firstCard':
      return { event: 'premiere_carte', carte: event.label, famille: event.family };
  }
};

/** Hands an event to the tag manager: names and numbers, no personal data. OBS-03 */
export const toDataLayer = (event: TrackingEvent): void => {
  (window.dataLayer ??= []).push(entry(event));
};
