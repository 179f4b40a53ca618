import type { Clock } from '@application/browser/ports';
import type { Instant } from '@domain/kernel/day';
import { observed } from '@ui/mvvm/observed';

/** Least time of a state, in milliseconds, so that it can be read. */
export const LEAST_MS = 1_200;
/** The card drops into its outline. */
const DROP_MS = 900;

/** The bank records the signature; it creates the account; the account is open. */
export const openingStages = ['recording', 'creating', 'open'] as const;
export type OpeningStage = (typeof openingStages)[number];

const msOf: Readonly<Record<OpeningStage, number>> = { recording: LEAST_MS, creating: LEAST_MS, open: DROP_MS + LEAST_MS };

const rank = (stage: OpeningStage | undefined): number => (stage === undefined ? -1 : openingStages.indexOf(stage));

/** What is shown from the last signature to the welcome page: the bank's states in their order, each long enough to be read. FIN-01 */
export class OpeningStages {
  at: OpeningStage | undefined = undefined;
  /** When the bank answered to the last signature, in this visit. */
  signedAt: Instant | undefined = undefined;
  private shown: Promise<void> = Promise.resolve();

  constructor(private readonly clock: Pick<Clock, 'sleep' | 'now'>) {
    observed(this);
  }

  /** Shows the stages up to this one; resolves once it has been shown long enough. */
  reach(stage: OpeningStage): Promise<void> {
    this.shown = this.shown.then(() => this.advance(stage));
    return this.shown;
  }

  leave(): void {
    this.at = this.signedAt = undefined;
  }

  /** Who comes back sees the bank's state at once; who stays sees each stage before it. */
  private async advance(stage: OpeningStage): Promise<void> {
    const from = this.at === undefined ? rank(stage) : rank(this.at) + 1;
    for (const next of openingStages.slice(from, rank(stage) + 1)) {
      this.show(next);
      await this.clock.sleep(msOf[next])();
    }
  }

  private show(stage: OpeningStage): void {
    if (this.at === 'recording') this.signedAt = this.clock.now();
    this.at = stage;
  }
}
