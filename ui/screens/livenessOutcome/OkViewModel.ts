import { makeAutoObservable } from 'mobx';
import * as E from 'fp-ts/Either';
import type { FollowSignature } from '@application/signature/FollowSignature';
import type { FileJourney } from '@ui/journey/FileJourney';
import type { Conclusion } from '../finalize/Conclusion';
import type { LivenessFlow } from '../liveness/LivenessFlow';

/** The check passed: on to the documents, or to the end where all is signed; with an adviser the result is recorded, no more. LIV-04, D-38 */
export class OkViewModel {
  busy = false;

  constructor(
    readonly journey: FileJourney,
    private readonly flow: LivenessFlow,
    private readonly followSignature: FollowSignature,
    private readonly conclusion: Conclusion,
  ) {
    makeAutoObservable(this, { journey: false }, { autoBind: true });
  }

  enter(): void {
    this.flow.belongsTo(this.journey.participant);
  }

  async next(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    await this.onward();
    this.rest();
  }

  private async onward(): Promise<void> {
    if (this.journey.mode === 'mdc') return this.recorded();
    const status = await this.followSignature.look(this.journey.state.idEne)();
    const signed = E.isRight(status) && status.right === 'signed';
    if (signed && this.flow.after.endsSubscription) await this.conclusion.run(() => void this.next());
    else await this.journey.openPage('PreContractDocPage');
  }

  private async recorded(): Promise<void> {
    const looked = await this.journey.refresh()();
    if (E.isLeft(looked)) this.journey.fail(looked.left, () => void this.next());
    else if (looked.right.task === this.journey.step) await this.journey.openPage('PreLivenessPage');
  }

  private rest(): void {
    this.busy = false;
  }
}
