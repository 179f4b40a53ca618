import { stepRow, type PageName, type Stage, type StepName } from '@domain/journey/steps';

/** A stage, or a page with services of its own. */
export type Part = Stage | 'wallet';

/** The wallet's code loads only when the customer chooses it. XTR-38 */
export const partOf = ({ step, page }: { readonly step: StepName; readonly page: PageName }): Part =>
  page === 'WalletIdentity' ? 'wallet' : stepRow(step).stage;

/** Chunks of the journey's parts: each part loads its services when needed. */
export abstract class Parts {
  abstract loaded(part: Part): boolean;
  /** Returns the same promise until a load fails. */
  abstract load(part: Part): Promise<void>;
}
