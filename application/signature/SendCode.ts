import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Signatures } from '@application/ports/Signatures';
import type { Failure } from '@application/failure';
import type { SmsState } from '@domain/sms/state';

/**
 * Sends the ceremony's code by SMS and returns the state. A missing answer counts as a failed SMS, a lost session does not. D-38, SES-02
 */
export class SendCode {
  constructor(private readonly signatures: Signatures) {}

  run(): TE.TaskEither<Failure, SmsState> {
    return pipe(
      this.signatures.sendCode(),
      TE.orElse(failure => (failure.kind === 'signedOut' ? TE.left(failure) : TE.right<Failure, SmsState>('failed'))),
    );
  }
}
