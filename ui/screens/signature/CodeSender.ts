import type { Clock } from '@application/browser/ports';
import type { SendCode } from '@application/signature/SendCode';
import type { SmsState } from '@domain/signature/smsState';
import { smsWait } from '@domain/signature/smsWait';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import { Latest } from '@ui/mvvm/Latest';
import { observed } from '@ui/mvvm/observed';
import { RestartableAction } from '@ui/mvvm/RestartableAction';

const SECOND_MS = 1_000;

/** Sends the ceremony's SMS code and counts down to the next one. D-26, D-38 */
export class CodeSender {
  state: SmsState | undefined = undefined;
  /** Seconds until another code can be sent; 0: now. */
  wait = 0;
  private readonly asking = new RestartableAction();
  private readonly counting = new Latest();

  constructor(
    private readonly journey: DossierJourney,
    private readonly sendCode: SendCode,
    private readonly clock: Clock,
  ) {
    observed(this);
  }

  get sending(): boolean {
    return this.asking.busy;
  }

  /** Starts over for a new ceremony: late answers about the previous code are dropped. D-38, D-60 */
  begin(): Promise<void> {
    this.leave();
    this.asking.renew();
    this.state = undefined;
    this.wait = 0;
    return this.send();
  }

  async send(): Promise<void> {
    if (this.wait > 0) return;
    await this.asking.run(
      this.sendCode.run(),
      failure => this.journey.fail(failure, () => void this.send()),
      state => {
        this.state = state;
        this.countDown(state);
      },
    );
  }

  /** Stops the countdown. */
  leave(): void {
    this.counting.cancel();
  }

  private countDown(state: SmsState, elapsed = 0): void {
    this.wait = smsWait.decide({ state, elapsed });
    if (this.wait > 0) void this.counting.after(this.clock.sleep(SECOND_MS), () => this.countDown(state, elapsed + 1));
  }
}
