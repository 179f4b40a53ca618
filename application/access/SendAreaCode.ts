import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { SmsSender } from '@application/ports/Access';
import { smsState, type SmsState } from '@domain/sms/state';

/** The customer area's secret code, sent by SMS to the person of a link's uuid; `sms.state` says what became of it. MIN-03, MIN-04 */
export class SendAreaCode {
  constructor(private readonly sender: SmsSender) {}

  /** Silence is an answer too: it was not sent. */
  run(uuid: string): T.Task<SmsState> {
    return pipe(
      this.sender.send(uuid),
      TE.match(
        () => smsState.decide({ httpStatus: null, functionalCode: null }),
        ({ httpStatus, functionalCode }) => smsState.decide({ httpStatus, functionalCode: functionalCode ?? null }),
      ),
    );
  }
}
