import type { Followed } from '@application/proofs/SettleProof';
import type { ProofFacts, ProofOutcome } from '@domain/proofs/proof';

/** The outcome of an analysis. `paper`: what the person's identity document says, if the names are in doubt. */
export interface Result {
  readonly outcome: ProofOutcome;
  readonly paper: ProofFacts;
}

/** Hands outcomes from the waiting page to the pages of the results. Each is read once: later the bank's state is fresher. */
export class Found {
  /** The rank whose document another one replaces. */
  replacing: string | undefined = undefined;
  private readonly results = new Map<string, Result>();

  private readonly lasts = new Map<string, ProofOutcome>();

  /** The last outcome that this tab got; undefined: none, or another document was sent since. */
  last(rank: string): ProofOutcome | undefined {
    return this.lasts.get(rank);
  }

  note(rank: string, outcome: ProofOutcome): void {
    this.lasts.set(rank, outcome);
  }

  /** Another document takes the place of this one; `stays`: this one stays at the bank until then. */
  forget(rank: string, stays = false): void {
    this.lasts.delete(rank);
    this.results.delete(rank);
    this.replacing = stays ? rank : undefined;
  }

  keep(rank: string, result: Result): void {
    this.results.set(rank, result);
  }

  /** Keeps the failed ones of several results. */
  keepFailed(ranks: readonly string[], outcomes: Followed['results'], paper: ProofFacts): void {
    for (const [index, rank] of ranks.entries()) {
      const outcome = outcomes[index];
      if (outcome?.kind === 'failed') this.keep(rank, { outcome, paper });
    }
  }

  take(rank: string): Result | undefined {
    const result = this.results.get(rank);
    this.results.delete(rank);
    return result;
  }

  /** The next document whose result nobody has seen. D-126 */
  get next(): string | undefined {
    return [...this.results.keys()].sort()[0];
  }

  /** A new control makes the old results void. */
  clear(): void {
    this.results.clear();
    this.lasts.clear();
  }
}
