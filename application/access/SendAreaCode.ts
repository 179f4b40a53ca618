import type { Task } from 'fp-ts/Task';
import type { SmsSender } from '@application/ports/Access';
import type { SmsState } from '@domain/sms/state';

/** The customer area's secret code, sent by SMS to the person of a link's uuid, and what became of it. MIN-03, MIN-04 */
export class SendAreaCode {
  constructor(private readonly sender: SmsSender) {}

  run(uuid: string): Task<SmsState> {
    return this.sender.send(uuid);
  }
}
