import type { TaskEither } from 'fp-ts/TaskEither';
import type { Signatures } from '@application/ports/Signatures';
import type { Failure } from '@application/failure';

/** The terms are accepted on the recap: the bank prepares the signature. D-38 */
export class AcceptTerms {
  constructor(private readonly signatures: Signatures) {}

  run(): TaskEither<Failure, void> {
    return this.signatures.prepare();
  }
}
