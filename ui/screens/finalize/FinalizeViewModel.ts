import type { Watches } from '@application/watch';
import type { FileState } from '@domain/journey/fileState';
import type { FileJourney } from '@ui/journey/FileJourney';
import type { Routes } from '@ui/journey/Routes';
import { Attempt } from '@ui/mvvm/Attempt';
import { Poller } from '@ui/mvvm/Poller';
import { observed } from '@ui/mvvm/observed';

/** `waiting`: the bank is asked; `stopped`: no more until it is asked to; `still`: asked once, nothing has changed. */
export type FinalizePhase = 'waiting' | 'stopped' | 'still';

const isOver = ({ task, finalisation }: FileState): boolean =>
  task === 'welcome' || (finalisation !== undefined && finalisation.kind !== 'ongoing');

/** The bank took a creation up again that had broken down, or decided. */
const isMended = ({ task, finalisation }: FileState): boolean =>
  task === 'welcome' || finalisation?.kind === 'ongoing' || (finalisation?.kind === 'ended' && finalisation.result !== 'finalizeGeneric');

/** The account is being created: its state is followed to one of its four ends. FIN-01, D-30 */
export class FinalizeViewModel {
  phase: FinalizePhase = 'waiting';
  readonly looking: Attempt;
  private readonly poller: Poller;

  constructor(
    private readonly journey: FileJourney,
    watches: Watches,
    private readonly routes: Routes,
  ) {
    this.looking = new Attempt(journey);
    this.poller = new Poller(watches);
    observed(this);
  }

  /** The pages of the wait and of what was created follow for as long as they are shown, and so does the failure that the bank looks into. */
  enter(): () => void {
    if (this.journey.steps.at.page === 'FinalizeKo') this.attend();
    else this.follow();
    return () => this.poller.stop();
  }

  /** A round of questions. */
  follow(): void {
    this.phase = 'waiting';
    this.round(this.leadsOn, this.follow, this.stop);
  }

  /** As soon as the bank says more than the failure, the page goes there. D-60 */
  private attend(): void {
    this.round(isMended, this.attend);
  }

  private round(isFinal: (state: FileState) => boolean, again: () => void, stopped: () => void = () => undefined): void {
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

  /** One question, on a click: from the failure, or from the page that says that it is done. */
  async look(): Promise<void> {
    await this.looking.run(this.journey.refresh(), this.look, state => {
      if (!this.goOn(state)) this.phase = 'still';
    });
  }

  /** Created already, there is only the welcome to come. */
  private leadsOn(state: FileState): boolean {
    return this.journey.steps.at.page === 'FinalizePage' ? state.task === 'welcome' : isOver(state);
  }

  /** False: there is nothing new to show. */
  private goOn({ task, finalisation }: FileState): boolean {
    if (task === 'welcome') return this.to(() => this.journey.steps.goTo('welcome'));
    if (finalisation?.kind === 'error') return this.show('FinalizeKo');
    if (finalisation?.kind !== 'ended') return this.journey.steps.at.page !== 'FinalizeProgress' && this.show('FinalizeProgress');
    switch (finalisation.result) {
      case 'created':
        return this.show('FinalizePage');
      case 'finalizeFurtherAnalysis':
        return this.to(() => this.routes.to('information/finalize'));
      case 'finalizeRejected':
        return this.to(() => this.routes.to('error/rejected'));
      case 'finalizeGeneric':
        return this.show('FinalizeKo');
    }
  }

  private show(page: 'FinalizeProgress' | 'FinalizeKo' | 'FinalizePage'): boolean {
    return this.journey.steps.at.page !== page && this.to(() => this.journey.openPage(page));
  }

  private to(go: () => unknown): true {
    go();
    return true;
  }
}
