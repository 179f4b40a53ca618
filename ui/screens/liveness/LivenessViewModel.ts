import { reaction } from 'mobx';
import type { FileJourney } from '@ui/journey/FileJourney';
import { observed } from '@ui/mvvm/observed';
import type { LivenessFlow } from './LivenessFlow';

/** The check is filmed in the provider's frame; the page follows what the frame and the bank say. LIV-02 */
export class LivenessViewModel {
  constructor(
    private readonly journey: FileJourney,
    readonly flow: LivenessFlow,
  ) {
    observed(this);
  }

  /** A check that is asked about on the page that follows goes on; any other ends with this page. */
  enter(): () => void {
    this.flow.film(this.flow.named());
    const deaf = reaction(() => this.flow.phase, this.follow, { fireImmediately: true });
    return () => {
      deaf();
      if (this.flow.phase !== 'sent') this.flow.stop();
    };
  }

  private follow(): void {
    if (this.flow.phase === 'sent') void this.journey.openPage('LivenessControlProgress');
    if (this.flow.phase === 'decided') void this.journey.openPage(this.flow.page);
  }

  stop(): void {
    this.flow.forget();
    void this.journey.openPage('PreLivenessPage');
  }
}
