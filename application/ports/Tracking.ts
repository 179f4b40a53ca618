import type { ProductFamily } from '@domain/offer/contracts';
import type { StepName } from '@domain/journey/steps';

/** Names and numbers only, never personal data. STP-05, OFR-13, OBS-03 */
export type TrackingEvent =
  | { readonly kind: 'step'; readonly step: StepName; readonly number: number }
  | { readonly kind: 'firstCard'; readonly label: string; readonly family: ProductFamily };

export abstract class Tracking {
  abstract send(event: TrackingEvent): void;
}
