import type { ProofOutcome } from '@domain/proofs/proof';

/** Hands an outcome from the waiting page to the result page. Read once: later the bank's state is fresher. */
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
