import type { PageName, StepName } from '@domain/journey/steps';

/** State of a history entry of /main: its step, and the step before it (D-09). */
export interface StepEntry {
  readonly step: StepName;
  /** Always set once a file exists; undefined: the step's first page. */
  readonly page?: PageName;
  readonly from: StepName | undefined;
  readonly fromPage?: PageName;
  /** Opened from the recap for a correction (XTR-01). */
  readonly correcting?: boolean;
  /** Entry of an adviser's file: /main shows its signature, too. RTE-02 */
  readonly adviser?: boolean;
  /** First entry of the journey: Back stays here. */
  readonly barrier?: boolean;
}

/** The browser's history, one entry for each step. STP-12 */
export abstract class StepHistory {
  /** State of the current entry; undefined on a first visit. */
  abstract readonly entry: StepEntry | undefined;
  abstract push(entry: StepEntry): void;
  abstract replace(entry: StepEntry): void;
  abstract back(): void;
  abstract forward(): void;
}
