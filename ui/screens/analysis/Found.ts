import type { ProofOutcome } from '@domain/proofs/proof';

/** What an analysis found on one page, for the page that shows it; taken once, for the bank knows better later. */
export class Found {
  private readonly outcomes = new Map<string, ProofOutcome>();

  keep(rank: string, outcome: ProofOutcome): void {
    this.outcomes.set(rank, outcome);
  }

  take(rank: string): ProofOutcome | undefined {
    const outcome = this.outcomes.get(rank);
    this.outcomes.delete(rank);
    return outcome;
  }
}
