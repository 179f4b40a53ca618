import type { Day } from '@domain/kernel/day';

/** What the bank says of a refused account (proposed). `automated`: nobody decided it. XTR-74 */
export interface RefusalFacts {
  readonly final?: boolean | undefined;
  readonly automated?: boolean | undefined;
  readonly reason?: string | undefined;
  readonly letterSentOn?: Day | undefined;
}
