import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { Polled } from '@application/polled';
import type { ProofOutcome } from '@domain/proofs/proof';

/** Calls 33, 34 and 35: the analysis of a document, and the client's decision about it. PRF-07 to PRF-10 */
export abstract class Proofs {
  abstract outcome(personId: string, rank: string, polled?: Polled): TaskEither<Failure, ProofOutcome>;
  /** Accepts a document whose analysis failed, where the reason allows it. */
  abstract force(rank: string): TaskEither<Failure, void>;
  abstract remove(rank: string): TaskEither<Failure, void>;
}
