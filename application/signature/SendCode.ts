import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Signatures } from '@application/ports/Signatures';
import type { Failure } from '@application/failure';
import { smsState, type SmsState } from '@domain/sms/state';

/** The bank answered that it is sent. */
const SENT = 204;

/** The ceremony's code by SMS, and what became of it. D-38, `sms.state` */
export class SendCode {
  constructor(private readonly signatures: Signatures) {}

  run(): TE.TaskEither<Failure, SmsState> {
    return pipe(
      this.signatures.sendCode(),
      TE.map(() => smsState.decide({ httpStatus: SENT, functionalCode: null })),
      TE.orElse((failure): TE.TaskEither<Failure, SmsState> => {
        switch (failure.kind) {
          case 'signedOut':
            return TE.left(failure);
          case 'refused':
            return TE.right(smsState.decide({ httpStatus: failure.status, functionalCode: failure.code }));
          case 'unreachable':
          case 'unreadable':
            return TE.right(smsState.decide({ httpStatus: null, functionalCode: null }));
        }
      }),
    );
  }
}
