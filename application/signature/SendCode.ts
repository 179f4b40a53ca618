import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Signatures } from './ports';
import type { Failure } from '@application/failure';
import type { SmsState } from '@domain/signature/smsState';

const isOfItsOwn = (failure: Failure): boolean =>
  failure.kind === 'signedOut' ||
  failure.kind === 'tooLarge' ||
  (failure.kind === 'unreachable' && failure.by !== undefined && failure.by !== 'service');

/**
 * Sends the ceremony's code by SMS and returns the state. A missing answer counts as a failed SMS. A lost session does not, and
 * neither does an answer of something in between, which the person must hear of. D-38, SES-02, D-122
 */
export class SendCode {
  constructor(private readonly signatures: Signatures) {}

  run(): TE.TaskEither<Failure, SmsState> {
    return pipe(
      this.signatures.sendCode(),
      TE.orElse(failure => (isOfItsOwn(failure) ? TE.left(failure) : TE.right<Failure, SmsState>('failed'))),
    );
  }
}
