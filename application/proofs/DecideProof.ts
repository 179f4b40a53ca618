import type { TaskEither } from 'fp-ts/TaskEither';
import type { Proofs } from '@application/ports/Proofs';
import type { Failure } from '@application/failure';

/** What the client decides of a document whose analysis failed: go on with it, or give another. PRF-09, PRF-10 */
export class DecideProof {
  constructor(private readonly proofs: Proofs) {}

  force(rank: string): TaskEither<Failure, void> {
    return this.proofs.force(rank);
  }

  remove(rank: string): TaskEither<Failure, void> {
    return this.proofs.remove(rank);
  }
}
