import { makeAutoObservable } from 'mobx';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { Watch, Watches } from '@application/watch';
import type { Failure } from '@application/failure';
import type { FileState } from '@domain/journey/fileState';
import { pollingLimits } from '@domain/polling/limits';
import type { FileJourney } from '@ui/journey/FileJourney';
import type { Routes } from '@ui/journey/Routes';

/** `waiting`: the bank is asked; `stopped`: no more until it is asked to; `still`: asked once, nothing has changed. */
export type FinalizePhase = 'waiting' | 'stopped' | 'still';

const isOver = ({ task, finalisation }: FileState): boolean =>
  task === 'welcome' || (finalisation !== undefined && finalisation.kind !== 'ongoing');

/** The account is being created: its state is followed to one of its four ends. FIN-01, D-30 */
export class FinalizeViewModel {
  phase: FinalizePhase = 'waiting';
  busy = false;
  private watch: Watch | undefined = undefined;

  constructor(
    private readonly journey: FileJourney,
    private readonly watches: Watches,
    private readonly routes: Routes,
  ) {
    makeAutoObservable<this, 'watch'>(this, { watch: false }, { autoBind: true });
  }

  /** The page of the wait follows for as long as it is shown; the others ask on a click. */
  enter(): () => void {
    if (this.journey.page === 'FinalizeProgress') void this.follow();
    return this.stop;
  }

  /** A round of questions. */
  async follow(): Promise<void> {
    this.stop();
    this.phase = 'waiting';
    const watch = this.watches.start();
    this.watch = watch;
    const state = await watch.run(pollingLimits.decide({ what: 'state' }), this.asking(), state => state !== undefined && isOver(state))();
    if (this.watch === watch) this.answered(state);
  }

  /** One question, on a click: from the failure, or from the page that says that it is done. */
  async look(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.looked(await this.journey.refresh()());
  }

  /** Nobody answering is one try; what else goes wrong ends the round. */
  private asking(): TE.TaskEither<Failure, FileState | undefined> {
    return TE.orElse<Failure, FileState | undefined, Failure>(failure =>
      failure.kind === 'unreachable' ? TE.right(undefined) : TE.left(failure),
    )(this.journey.refresh());
  }

  private answered(outcome: E.Either<Failure, FileState | undefined>): void {
    if (E.isRight(outcome) && outcome.right !== undefined && this.goOn(outcome.right)) return;
    this.phase = 'stopped';
    if (E.isLeft(outcome)) this.journey.fail(outcome.left, () => void this.follow());
  }

  private looked(outcome: E.Either<Failure, FileState>): void {
    this.busy = false;
    if (E.isLeft(outcome)) return this.journey.fail(outcome.left, () => void this.look());
    if (!this.goOn(outcome.right)) this.phase = 'still';
  }

  /** False: there is nothing new to show. */
  private goOn({ task, finalisation }: FileState): boolean {
    if (task === 'welcome') return this.to(() => this.journey.goTo('welcome'));
    if (finalisation?.kind === 'error') return this.show('FinalizeKo');
    if (finalisation?.kind !== 'ended') return this.journey.page !== 'FinalizeProgress' && this.show('FinalizeProgress');
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
    return this.journey.page !== page && this.to(() => this.journey.openPage(page));
  }

  private to(go: () => unknown): true {
    go();
    return true;
  }

  private stop(): void {
    this.watch?.end();
    this.watch = undefined;
  }
}
