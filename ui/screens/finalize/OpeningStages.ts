import type { Clock } from '@application/browser/ports';
import { observed } from '@ui/mvvm/observed';

/** Least time of a state, in milliseconds, so that it can be read. */
export const LEAST_MS = 1_200;

/** 0: the signature is being recorded; 1: the account is being created; 2: it exists. */
export type OpeningStage = 0 | 1 | 2;

/** What is shown from the last signature to the welcome page: the bank's states in their order, each long enough to be read. FIN-01 */
export class OpeningStages {
  at: OpeningStage | undefined = undefined;
  private shown: Promise<void> = Promise.resolve();

  constructor(private readonly clock: Pick<Clock, 'sleep'>) {
    observed(this);
  }

  /** Shows the stages up to this one; resolves once it has been shown long enough. */
  reach(stage: OpeningStage): Promise<void> {
    this.shown = this.shown.then(() => this.advance(stage));
    return this.shown;
  }

  leave(): void {
    this.at = undefined;
  }

  private async advance(stage: OpeningStage): Promise<void> {
    for (const next of [0, 1, 2] as const) {
      if (next > stage || (this.at === undefined ? next < stage : next <= this.at)) continue;
      this.show(next);
      await this.clock.sleep(LEAST_MS)();
    }
  }

  private show(stage: OpeningStage): void {
    this.at = stage;
  }
}
