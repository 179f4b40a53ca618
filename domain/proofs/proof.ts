import type { ProofReason } from './afterFailure';

/** What the analysis read, or what was expected: a name of ours for each thing, its text. XTR-02 */
export type ProofFacts = Readonly<Record<string, string>>;

/** Where the analysis of a document stands. PRF-08, PRF-11; `comment`: the adviser's reason (XTR-07). */
export type ProofOutcome =
  | { readonly kind: 'ongoing' }
  | { readonly kind: 'validated'; readonly controlId: string; readonly read: ProofFacts }
  | {
      readonly kind: 'failed';
      readonly controlId: string;
      readonly reason: ProofReason;
      readonly read: ProofFacts;
      readonly expected: ProofFacts;
      readonly comment: string | undefined;
    }
  /** The analysis itself broke down: another document may be sent. */
  | { readonly kind: 'error' };
