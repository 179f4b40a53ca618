import { reaction } from 'mobx';
import type { Browser } from '@application/ports/Browser';
import { hasDone } from '@domain/journey/board';
import type { FileJourney } from '@ui/journey/FileJourney';
import type { ReviewRounds } from '@ui/journey/ReviewRounds';
import { observed } from '@ui/mvvm/observed';
import type { LivenessFlow } from './LivenessFlow';

/** The check is filmed in the provider's frame, then waited for: its two pages follow what the frame and the bank say. LIV-02, LIV-03 */
export class LivenessViewModel {
  constructor(
    private readonly journey: FileJourney,
    readonly flow: LivenessFlow,
    private readonly browser: Browser,
    private readonly rounds: ReviewRounds,
  ) {
    observed(this);
  }

  /** A check that is asked about on the page that follows goes on; any other ends with its page. */
  enter(): () => void {
    const { waits } = this;
    if (waits) this.takeUp();
    else this.flow.film(this.flow.named());
    const deaf = reaction(() => this.flow.phase, this.follow, { fireImmediately: true });
    const away = waits && this.hosted ? this.followFile() : undefined;
    return () => {
      deaf();
      away?.();
      if (waits || this.flow.phase !== 'sent') this.flow.stop();
    };
  }

  stop(): void {
    this.flow.forget();
    void this.journey.openPage('PreLivenessPage');
  }

  /** Where its frame does not come: the provider's page takes the whole screen. D-97 */
  go(): void {
    const { check } = this.flow;
    if (check) this.browser.leaveFor(check.url);
  }

  /** One question more, while the client is given time to film. */
  look(): void {
    void this.flow.known();
  }

  /** An adviser looks on: the video is the client's. */
  get hosted(): boolean {
    return this.journey.steps.mode === 'mdc';
  }

  /** The result may be there already, and the file says as soon as the video passed. D-102 */
  private followFile(): () => void {
    const { journey } = this;
    const passed = reaction(() => hasDone(journey.file.state, journey.participant, 'videoChecked'), this.look, { fireImmediately: true });
    const away = this.rounds.enter();
    return () => {
      passed();
      away();
    };
  }

  /** The video is sent: the bank's word is waited for. */
  private get waits(): boolean {
    return this.journey.steps.at.page === 'LivenessControlProgress';
  }

  /** After a reload the check is the one that the file names. */
  private takeUp(): void {
    const named = this.flow.named();
    const livenessId = this.flow.check?.livenessId ?? named;
    if (this.flow.phase !== 'none') return;
    if (livenessId === undefined) void this.journey.openPage('PreLivenessPage');
    else this.flow.take(livenessId);
  }

  private follow(): void {
    if (this.flow.phase === 'sent' && !this.waits) void this.journey.openPage('LivenessControlProgress');
    if (this.flow.phase === 'decided') void this.journey.openPage(this.flow.page);
  }
}
