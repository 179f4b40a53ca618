import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Documents, Upload } from '@application/ports/Documents';
import type { Failure } from '@application/failure';

/** A document sent, said to be whole, and given to the analysis; the control's id. PRF-07 */
export class SendProof {
  constructor(private readonly documents: Documents) {}

  run(upload: Upload): TE.TaskEither<Failure, string> {
    return pipe(
      this.documents.send(upload),
      TE.flatMap(() => this.documents.complete(upload)),
      TE.flatMap(() => this.documents.control(upload)),
    );
  }
}
