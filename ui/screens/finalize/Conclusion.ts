import * as E from 'fp-ts/Either';
import type { AfterSignature, CompleteSignature } from '@application/finalisation/CompleteSignature';
import type { Failure } from '@application/failure';
import { outcomeAt } from '@domain/errors/refusals';
import { finalisationRoute } from '@domain/signature/finalisationRoute';
import type { DossierState } from '@domain/journey/dossierState';
import type { StepName } from '@domain/journey/steps';
import type { Participant } from '@domain/journey/words';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import type { Routes } from '@ui/journey/Routes';
import { observed } from '@ui/mvvm/observed';

/**
 * `onward`: the journey moves to another page; `failed`: an error dialog is open, nothing is decided; `holderKo`: the
 * bank rejects the holder's signature (SGN-04); `generic`: the bank could not create the account (FIN-02).
 */
export type Concluded = 'onward' | 'holderKo' | 'generic' | 'failed';

interface Signed {
  readonly participant: Participant;
  readonly step: StepName;
}

/** Tells the bank, once, that the connected person has signed everything, then opens the next page. SGN-03, FIN-02, D-38 */
export class Conclusion {
  /** The bank has refused: only a click sends the request again. */
  halted = false;

  constructor(
    private readonly journey: DossierJourney,
    private readonly completeSignature: CompleteSignature,
    private readonly routes: Routes,
  ) {
    observed(this);
  }

  /**
   * Refreshes the file first: a signature that the bank already knows is not sent twice. `again`: handler of
   * 'Réessayer'. `signed`: person and step, when they are not the page's own. `shown`: resolves once the page before has been shown long
   * enough.
   */
  async run(again: () => void, signed?: Signed, shown: Promise<void> = Promise.resolve()): Promise<Concluded> {
    const { participant, step } = signed ?? { participant: this.journey.participant, step: this.journey.steps.at.step };
    this.halted = false;
    const looked = await this.journey.refresh()();
    if (E.isLeft(looked)) return this.stopped(looked.left, again);
    if (this.followed(looked.right, step)) return 'onward';
    const outcome = await this.completeSignature.run(looked.right, participant)();
    await shown;
    return E.isRight(outcome) ? this.onward(outcome.right, again, step) : this.refused(outcome.left, again, step);
  }

  /** True when the bank has moved to another task, or is creating the account. */
  private followed(state: DossierState, step: StepName): boolean {
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

  /** The bank is still deciding: opens the page of its state, if it has one; sends nothing again. D-60 */
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
