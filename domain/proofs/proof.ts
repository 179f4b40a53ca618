import type { ProofReason } from './afterFailure';
import type { WalletIdentity } from './walletIdentity';

/** The data that the analysis read or expected: texts by our own field names. XTR-02 */
export type ProofFacts = Readonly<Record<string, string>>;

/** The status of a document's analysis. PRF-08, PRF-11; `comment`: the adviser's reason (XTR-07); `identity`: from a wallet (XTR-38). */
export type ProofOutcome =
  | { readonly kind: 'ongoing' }
  | {
      readonly kind: 'validated';
      readonly controlId: string;
      readonly read: ProofFacts;
      readonly identity?: WalletIdentity | undefined;
    }
  | {
      readonly kind: 'failed';
      readonly controlId: string;
      readonly reason: ProofReason;
      readonly read: ProofFacts;
      readonly expected: ProofFacts;
      readonly comment: string | undefined;
    }
  /** The analysis itself failed: the client may send another document. */
  | { readonly kind: 'error' };
