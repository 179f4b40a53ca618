import type { PageName, StepName } from '@domain/journey/steps';

/** What a history entry of /main says: the step it stands for and the step before it on the way (D-09). */
export interface StepEntry {
  readonly step: StepName;
  /** The step's page, which a file's entry always names; undefined: its first one. */
  readonly page?: PageName;
  readonly from: StepName | undefined;
  readonly fromPage?: PageName;
  /** Opened from the recap to be corrected (XTR-01). */
  readonly correcting?: boolean;
  /** Of a file that an adviser leads: its signature is shown on /main too. RTE-02 */
  readonly adviser?: boolean;
  /** Nothing of the journey lies before it: Back stays. */
  readonly floor?: boolean;
}

/** The browser's history, one entry a step. STP-12 */
export abstract class StepHistory {
  /** The entry shown now; undefined on a first arrival. */
  abstract readonly entry: StepEntry | undefined;
  abstract push(entry: StepEntry): void;
  abstract replace(entry: StepEntry): void;
  /** The browser's own Back. */
  abstract back(): void;
  abstract forward(): void;
}
