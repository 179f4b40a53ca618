import * as E from 'fp-ts/Either';
import { runInAction } from 'mobx';
import type { Clock } from '@application/browser/ports';
import type { Ceremony } from '@application/signature/Ceremony';
import { livenessAfter } from '@domain/signature/afterLiveness';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import { observed } from '@ui/mvvm/observed';
import type { Conclusion } from '../finalize/Conclusion';
import type { LivenessFlow } from '../liveness/LivenessFlow';

/** Time to read or hear the page, in milliseconds, before it continues by itself; the next page repeats its message. */
const READ_MS = 5_000;

/**
 * The check has passed. Continues by itself for a client who has just filmed: to the documents, or to the end if
 * everything is signed. For an adviser it only records the result. LIV-04, D-38
 */
export class OkViewModel {
  busy = false;

  constructor(
    readonly journey: DossierJourney,
    private readonly flow: Pick<LivenessFlow, 'check'>,
    private readonly ceremonies: Ceremony,
    private readonly conclusion: Conclusion,
    private readonly clock: Clock,
  ) {
    observed(this);
  }

  /** False after a reload and for an adviser: they use the button. */
  get leadsOn(): boolean {
    return this.flow.check !== undefined && livenessAfter.decide({ result: 'OK', mode: this.journey.steps.mode }).step !== null;
  }

  enter(): () => void {
    let left = false;
    if (this.leadsOn)
      void this.clock
        .sleep(READ_MS)()
        .then(() => (left ? undefined : this.next()));
    return () => {
      left = true;
    };
  }

  async next(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    await this.onward();
    runInAction(() => (this.busy = false));
  }

  private async onward(): Promise<void> {
    const { endsSubscription, step } = livenessAfter.decide({ result: 'OK', mode: this.journey.steps.mode });
    if (step === null) return this.recorded();
    const { idEne } = this.journey.dossier.state;
    if (this.flow.check !== undefined) this.ceremonies.expectNone(idEne);
    const status = await this.ceremonies.look(idEne)();
    const signed = E.isRight(status) && status.right === 'signed';
    if (signed && endsSubscription) await this.conclusion.run(() => void this.next());
    else await this.journey.openPage('PreContractDocPage');
  }

  private async recorded(): Promise<void> {
    this.journey.dossier.awaitResult(false);
    const looked = await this.journey.refresh()();
    if (E.isLeft(looked)) this.journey.fail(looked.left, () => void this.next());
    else if (looked.right.task === this.journey.steps.at.step) await this.journey.openPage('PreLivenessPage');
  }
}
