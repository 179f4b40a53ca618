import type { ProductFamily } from '@domain/offer/contracts';
import type { StepName } from '@domain/journey/steps';
import type { ShownPage } from '@domain/journey/trackingOrder';

/** Names and numbers only, never personal data. STP-05, OFR-13, OBS-03 */
export type TrackingEvent =
  | { readonly kind: 'step'; readonly step: StepName; readonly number: number }
  | { readonly kind: 'firstCard'; readonly label: string; readonly family: ProductFamily };

export abstract class Tracking {
  abstract send(event: TrackingEvent): void;
}

/** The last tracked page of a file, stored for the tab and its session; the holder's id identifies the file. OBS-03 */
export abstract class TrackedPages {
  abstract last(holderId: string): ShownPage | undefined;
  abstract keep(holderId: string, page: ShownPage): void;
}

/** Tracks each page shown, by its name and nothing else. OBS-01 */
export abstract class PageChanges {
  abstract arrivedAt(page: string): void;
}

/** A purpose of data use beyond what the service itself needs. */
export type Purpose = 'audience';

/** The person's choice about cookies: refusing takes one click, like accepting; the page asks again after six months. OBS-02, D-22 */
export abstract class Consent {
  /** undefined: no choice yet, which counts as a refusal. */
  abstract allowed(purpose: Purpose): boolean | undefined;
  abstract choose(allowed: readonly Purpose[]): void;
  /** Calls `listener` after each choice; returns the function that unsubscribes it. */
  abstract onChoice(listener: () => void): () => void;
}

/** Uncaught errors and broken contracts: kind, endpoint and field paths only, never a value. ERR-07, OBS-01 */
export interface ErrorReport {
  readonly kind: string;
  readonly where: string;
  readonly detail: readonly string[];
  /** The id of the call, which is random and of this call only. */
  readonly trace?: string;
}

export abstract class ErrorReporter {
  abstract report(report: ErrorReport): void;
}
