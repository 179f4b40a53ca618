import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Signatures } from '@application/ports/Signatures';
import type { Failure } from '@application/failure';
import type { SmsState } from '@domain/sms/state';

/** The ceremony's code by SMS, and what became of it. Silence is a failed sending, a lost session is not. D-38, SES-02 */
export class SendCode {
  constructor(private readonly signatures: Signatures) {}

  run(): TE.TaskEither<Failure, SmsState> {
    return pipe(
      this.signatures.sendCode(),
      TE.orElse(failure => (failure.kind === 'signedOut' ? TE.left(failure) : TE.right<Failure, SmsState>('failed'))),
    );
  }
}
