import type { TaskEither } from 'fp-ts/TaskEither';
import type { Signatures } from '@application/ports/Signatures';
import type { Failure } from '@application/failure';

/** The adviser hands the file over: the signature is prepared, and the client is written to; the terms are the client's to accept. D-23, D-47 */
export class HandOver {
  constructor(private readonly signatures: Signatures) {}

  run(): TaskEither<Failure, void> {
    return this.signatures.prepare();
  }
}
