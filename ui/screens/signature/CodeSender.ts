import { makeAutoObservable } from 'mobx';
import * as E from 'fp-ts/Either';
import type { Clock } from '@application/ports/Clock';
import type { SendCode } from '@application/signature/SendCode';
import type { Failure } from '@application/failure';
import { SMS_PENDING_SECONDS, type SmsState } from '@domain/sms/state';
import type { FileJourney } from '@ui/journey/FileJourney';

const SECOND_MS = 1_000;

/** The ceremony's code by SMS, and the wait before another one. D-26, D-38 */
export class CodeSender {
  state: SmsState | undefined = undefined;
  sending = false;
  /** Seconds before another code may be asked for; 0: now. */
  wait = 0;
  private turn = 0;

  constructor(
    private readonly journey: FileJourney,
    private readonly sendCode: SendCode,
    private readonly clock: Clock,
  ) {
    makeAutoObservable<this, 'turn'>(this, { turn: false }, { autoBind: true });
  }

  async send(): Promise<void> {
    if (this.sending || this.wait > 0) return;
    this.sending = true;
    this.sent(await this.sendCode.run()());
  }

  /** The page is left: nothing counts down any more. */
  leave(): void {
    this.turn += 1;
  }

  private sent(outcome: E.Either<Failure, SmsState>): void {
    this.sending = false;
    if (E.isLeft(outcome)) return this.journey.fail(outcome.left, () => void this.send());
    this.state = outcome.right;
    if (outcome.right === 'pending') void this.countDown(++this.turn);
  }

  private async countDown(turn: number): Promise<void> {
    this.tell(SMS_PENDING_SECONDS);
    while (this.wait > 0) {
      await this.clock.sleep(SECOND_MS)();
      if (this.turn !== turn) return;
      this.tell(this.wait - 1);
    }
  }

  private tell(seconds: number): void {
    this.wait = seconds;
  }
}
