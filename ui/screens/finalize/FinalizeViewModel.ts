import type { Watches } from '@application/watch';
import type { DossierState } from '@domain/journey/dossierState';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import type { Routes } from '@ui/journey/Routes';
import { Attempt } from '@ui/mvvm/Attempt';
import { Poller } from '@ui/mvvm/Poller';
import { observed } from '@ui/mvvm/observed';
import type { OpeningStage, OpeningStages } from './OpeningStages';

/** `waiting`: polling; `stopped`: polling ended, a click restarts it; `still`: a single check found no change. */
export type FinalizePhase = 'waiting' | 'stopped' | 'still';

/** An account that opens on a later day is not polled for. D-124 */
const isOver = ({ task, finalisation, opensOn }: DossierState): boolean =>
  task === 'welcome' || opensOn !== undefined || (finalisation !== undefined && finalisation.kind !== 'ongoing');

/** The bank has resumed a failed creation, or ended it. */
const isMended = ({ task, finalisation }: DossierState): boolean =>
  task === 'welcome' || finalisation?.kind === 'ongoing' || (finalisation?.kind === 'ended' && finalisation.result !== 'finalizeGeneric');

/** Polls the account's creation until one of its four results. FIN-01, D-30 */
export class FinalizeViewModel {
  phase: FinalizePhase = 'waiting';
  readonly looking: Attempt;
  private readonly poller: Poller;
  /** The page is shown; another object on another page. */
  private visit: object | undefined = undefined;

  constructor(
    private readonly journey: DossierJourney,
    watches: Watches,
    private readonly routes: Routes,
    private readonly stages: OpeningStages,
  ) {
    this.looking = new Attempt(journey);
    this.poller = new Poller(watches);
    observed(this);
  }

  /** Polls on all three pages while they are shown: FinalizeKo waits for a change of its failure. */
  enter(): () => void {
    const { page } = this.journey.steps.at;
    const here = (this.visit = {});
    if (page === 'FinalizeKo') this.attend();
    else {
      void this.stages.reach(page === 'FinalizePage' ? 'open' : 'creating');
      this.follow();
    }
    return () => {
      if (this.visit === here) this.visit = undefined;
      this.poller.stop();
    };
  }

  /** The later day on which the account opens. */
  get opensOn(): DossierState['opensOn'] {
    return this.journey.dossier.state.opensOn;
  }

  follow(): void {
    this.phase = 'waiting';
    this.round(this.leadsOn, this.follow, this.stop);
  }

  /** Leaves the failure page when the bank's state changes. D-60 */
  private attend(): void {
    this.round(isMended, this.attend);
  }

  private round(isFinal: (state: DossierState) => boolean, again: () => void, stopped: () => void = () => undefined): void {
    void this.poller.start(
      watch => watch.follow(() => this.journey.refresh('polled')(), isFinal),
      failure => {
        stopped();
        this.journey.fail(failure, again);
      },
      state => {
        if (state === undefined || !this.goOn(state)) stopped();
      },
    );
  }

  private stop(): void {
    this.phase = 'stopped';
  }

  /** Makes one request, on a click. */
  async look(): Promise<void> {
    await this.looking.run(this.journey.refresh(), this.look, state => {
      if (!this.goOn(state)) this.phase = 'still';
    });
  }

  /** FinalizePage polls for the welcome task only. */
  private leadsOn(state: DossierState): boolean {
    return this.journey.steps.at.page === 'FinalizePage' ? state.task === 'welcome' : isOver(state);
  }

  /** False: the page stays. */
  private goOn({ task, finalisation }: DossierState): boolean {
    if (task === 'welcome') return this.to(() => this.journey.steps.goTo('welcome'), 'open');
    if (finalisation?.kind === 'error') return this.show('FinalizeKo');
    if (finalisation?.kind !== 'ended') return this.journey.steps.at.page !== 'FinalizeProgress' && this.show('FinalizeProgress');
    switch (finalisation.result) {
      case 'created':
        return this.journey.steps.at.page !== 'FinalizePage' && this.created();
      case 'finalizeFurtherAnalysis':
        return this.to(() => this.routes.to('information/finalize'));
      case 'finalizeRejected':
        return this.to(() => this.routes.to('error/rejected'));
      case 'finalizeGeneric':
        return this.show('FinalizeKo');
    }
  }

  private show(page: 'FinalizeProgress' | 'FinalizeKo'): boolean {
    return this.journey.steps.at.page !== page && this.to(() => this.journey.openPage(page));
  }

  /** The next stage of the same screen. */
  private created(): true {
    void this.journey.openPage('FinalizePage');
    return true;
  }

  /** A state of the wait is shown long enough to be read before another page takes its place; a click waits for nothing (D-110). */
  private to(go: () => unknown, stage: OpeningStage = 'creating'): true {
    const here = this.visit;
    if (here === undefined || this.journey.steps.at.page === 'FinalizeKo') go();
    else void this.stages.reach(stage).then(() => (this.visit === here ? go() : undefined));
    return true;
  }
}
