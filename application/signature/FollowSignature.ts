import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Signatures, SignatureStatus } from '@application/ports/Signatures';
import type { Failure } from '@application/failure';
import type { Watch } from '@application/watch';

/** What becomes of a signature: its status is the truth, whatever the ceremony says. SGN-02, D-30 */
export class FollowSignature {
  constructor(private readonly signatures: Signatures) {}

  /** Undefined: the tries are used up, or the watch was ended. */
  run(watch: Watch, idEne: string): TE.TaskEither<Failure, Exclude<SignatureStatus, 'ongoing'> | undefined> {
    return pipe(
      watch.follow(this.signatures.status(idEne), status => status !== 'ongoing'),
      TE.map(status => (status === 'ongoing' ? undefined : status)),
    );
  }

  /** One question, on return; undefined: no signature was begun, or nobody says. */
  look(idEne: string): TE.TaskEither<Failure, SignatureStatus | undefined> {
    return pipe(
      this.signatures.status(idEne),
      TE.orElse((failure): TE.TaskEither<Failure, SignatureStatus | undefined> =>
        failure.kind === 'signedOut' ? TE.left(failure) : TE.right(undefined),
      ),
    );
  }
}
