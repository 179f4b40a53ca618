import { reaction } from 'mobx';
import type { FileJourney } from '@ui/journey/FileJourney';
import { observed } from '@ui/mvvm/observed';
import type { LivenessFlow } from './LivenessFlow';

/** The video is sent: the bank's word is waited for. LIV-02, LIV-03 */
export class ProgressViewModel {
  constructor(
    private readonly journey: FileJourney,
    readonly flow: LivenessFlow,
  ) {
    observed(this);
  }

  /** After a reload the check is the one that the file names. */
  enter(): () => void {
    const named = this.flow.named();
    const livenessId = this.flow.check?.livenessId ?? named;
    if (this.flow.phase === 'none') {
      if (livenessId === undefined) void this.journey.openPage('PreLivenessPage');
      else this.flow.take(livenessId);
    }
    const deaf = reaction(() => this.flow.phase, this.follow, { fireImmediately: true });
    return () => {
      deaf();
      this.flow.stop();
    };
  }

  private follow(): void {
    if (this.flow.phase === 'decided') void this.journey.openPage(this.flow.page);
  }
}
