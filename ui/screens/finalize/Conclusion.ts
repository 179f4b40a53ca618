import * as E from 'fp-ts/Either';
import type { AfterSignature, CompleteSignature } from '@application/finalisation/CompleteSignature';
import type { Failure } from '@application/failure';
import { outcomeAt } from '@domain/errors/refusals';
import { finalisationRoute } from '@domain/finalisation/route';
import type { FileState } from '@domain/journey/fileState';
import type { StepName } from '@domain/journey/steps';
import type { Participant } from '@domain/journey/words';
import type { FileJourney } from '@ui/journey/FileJourney';
import type { Routes } from '@ui/journey/Routes';
import { observed } from '@ui/mvvm/observed';

/**
 * `onward`: another page follows; `failed`: the page says so, nothing was decided; `holderKo`: the bank does not confirm the
 * holder's signature (SGN-04); `generic`: it could not create the account (FIN-02).
 */
export type Concluded = 'onward' | 'holderKo' | 'generic' | 'failed';

interface Signed {
  readonly participant: Participant;
  readonly step: StepName;
}

/** Everything is signed for the connected person: tells the bank, once, then the page follows. SGN-03, FIN-02, D-38 */
export class Conclusion {
  /** The bank refused: a click alone tells it again. */
  halted = false;

  constructor(
    private readonly journey: FileJourney,
    private readonly completeSignature: CompleteSignature,
    private readonly routes: Routes,
  ) {
    observed(this);
  }

  /**
   * `again`: what a person's 'Réessayer' does. What the bank already knows is not told twice.
   * `signed`: whose signature, and its step, where it is not the page's own.
   */
  async run(again: () => void, signed?: Signed): Promise<Concluded> {
    const { participant, step } = signed ?? { participant: this.journey.participant, step: this.journey.steps.at.step };
    this.halted = false;
    const looked = await this.journey.refresh()();
    if (E.isLeft(looked)) return this.stopped(looked.left, again);
    if (this.followed(looked.right, step)) return 'onward';
    const outcome = await this.completeSignature.run(looked.right, participant)();
    return E.isRight(outcome) ? this.onward(outcome.right, again, step) : this.refused(outcome.left, again, step);
  }

  /** The bank has moved on by itself, and the journey with it; or the account is being created. */
  private followed(state: FileState, step: StepName): boolean {
    if (state.task !== step) return true;
    if (state.finalisation === undefined) return false;
    void this.journey.steps.goTo('accountCreation');
    return true;
  }

  private async onward(after: AfterSignature, again: () => void, step: StepName): Promise<Concluded> {
    if (after === 'analysis') {
      this.routes.to('information/finalize');
      return 'onward';
    }
    const looked = await this.journey.refresh()();
    if (E.isLeft(looked)) return this.stopped(looked.left, again);
    if (!this.followed(looked.right, step))
      await this.journey.steps.goTo(after === 'coHolderTurn' ? 'signatureSuccess' : 'accountCreation');
    return 'onward';
  }

  private async refused(failure: Failure, again: () => void, step: StepName): Promise<Concluded> {
    if (failure.kind === 'signedOut') return this.stopped(failure, again);
    const functionalCode = failure.kind === 'refused' ? failure.code : null;
    if (outcomeAt('end', functionalCode) === 'signature-void') return this.halt('holderKo');
    switch (finalisationRoute.decide({ functionalCode, functional: failure.kind === 'refused' })) {
      case 'technical-modal':
        return this.stopped(failure, again);
      case 'error/rejected':
        this.routes.to('error/rejected');
        return 'onward';
      case 'main/generic':
        return this.undecided(step);
      case 'main':
        return this.undecided(step, () => this.routes.toMain());
    }
  }

  /** The bank looks into it by itself: where its state says so, that is what is shown and followed, and nothing is sent again. Led there at once, never by another page. D-60 */
  private async undecided(step: StepName, leave: () => void = () => undefined): Promise<Concluded> {
    const looked = await this.journey.refresh()();
    if (E.isRight(looked) && this.followed(looked.right, step)) return 'onward';
    leave();
    return this.halt('generic');
  }

  private halt(concluded: Concluded): Concluded {
    this.halted = true;
    return concluded;
  }

  private stopped(failure: Failure, again: () => void): Concluded {
    this.journey.fail(failure, again);
    return 'failed';
  }
}
