import { reaction } from 'mobx';
import type { Browser } from '@application/browser/ports';
import { hasDone } from '@domain/journey/signingProgress';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import type { ReviewRounds } from '@ui/journey/ReviewRounds';
import { observed } from '@ui/mvvm/observed';
import type { LivenessFlow } from './LivenessFlow';

/** Shared by the capture page and the waiting page. LIV-02, LIV-03 */
export class LivenessViewModel {
  constructor(
    private readonly journey: DossierJourney,
    readonly flow: LivenessFlow,
    private readonly browser: Browser,
    private readonly rounds: ReviewRounds,
  ) {
    observed(this);
  }

  /** Polling continues on the waiting page; any other page stops it. */
  enter(): () => void {
    const { waits } = this;
    if (waits) this.takeUp();
    else this.flow.film(this.flow.named());
    const deaf = reaction(() => this.flow.phase, this.follow, { fireImmediately: true });
    const away = waits && this.hosted ? this.followDossier() : undefined;
    return () => {
      deaf();
      away?.();
      if (waits || this.flow.phase !== 'sent') this.flow.stop();
    };
  }

  stop(): void {
    this.flow.reset();
    void this.journey.openPage('PreLivenessPage');
  }

  /** Fallback when the frame does not load: opens the provider's page full screen. D-97 */
  go(): void {
    const { check } = this.flow;
    if (check) this.browser.leaveFor(check.url);
  }

  /** Makes one request, while the client may still be filming. */
  look(): void {
    void this.flow.known();
  }

  /** The adviser only follows: the client films. */
  get hosted(): boolean {
    return this.journey.steps.mode === 'mdc';
  }

  /** Polls the file as well: its task moves on once the video has passed. D-102 */
  private followDossier(): () => void {
    const { journey } = this;
    const passed = reaction(() => hasDone(journey.dossier.state, journey.participant, 'videoChecked'), this.look, {
      fireImmediately: true,
    });
    const away = this.rounds.enter();
    return () => {
      passed();
      away();
    };
  }

  /** On the waiting page. */
  private get waits(): boolean {
    return this.journey.steps.at.page === 'LivenessControlProgress';
  }

  /** After a reload, resumes the file's check. */
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
