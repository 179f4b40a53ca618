import * as E from 'fp-ts/Either';
import { runInAction } from 'mobx';
import type { Ceremony } from '@application/signature/Ceremony';
import { livenessAfter } from '@domain/signature/afterLiveness';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import { observed } from '@ui/mvvm/observed';
import type { Conclusion } from '../finalize/Conclusion';
import type { LivenessFlow } from '../liveness/LivenessFlow';

/**
 * The check has passed. The client reads the documents on the same screen, or comes to the end if everything is signed; no page that is to be
 * read leaves by itself (WCAG 2.2.1). For an adviser a click records the result. LIV-04, D-38, D-99
 */
export class OkViewModel {
  busy = false;
  /** Something is left to sign: its documents are shown. */
  toSign = false;

  constructor(
    readonly journey: DossierJourney,
    private readonly flow: Pick<LivenessFlow, 'check'>,
    private readonly ceremonies: Ceremony,
    private readonly conclusion: Conclusion,
  ) {
    observed(this);
  }

  enter(): void {
    if (this.journey.steps.mode === 'omc') void this.next();
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
    else runInAction(() => (this.toSign = true));
  }

  private async recorded(): Promise<void> {
    this.journey.dossier.awaitResult(false);
    const looked = await this.journey.refresh()();
    if (E.isLeft(looked)) this.journey.fail(looked.left, () => void this.next());
    else if (looked.right.task === this.journey.steps.at.step) await this.journey.openPage('PreLivenessPage');
  }
}
