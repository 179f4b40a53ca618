import { makeAutoObservable, observableRef } from 'mobx';
import * as E from 'fp-ts/Either';
import type { AnswerStore } from '@application/ports/AnswerStore';
import type { Clock } from '@application/ports/Clock';
import type { SessionStore } from '@application/ports/SessionStore';
import type { Settings } from '@application/ports/Settings';
import type { Tracking } from '@application/ports/Tracking';
import type { Failure } from '@application/failure';
import type { EnterJourney, NotAuthenticated } from '@application/session/EnterJourney';
import type { StartedFile, StartJourney } from '@application/session/StartJourney';
import { noAnswers, type Answers } from '@domain/journey/answers';
import { delays } from '@domain/journey/delays';
import { furthestStep } from '@domain/journey/guards';
import { answersAfter } from '@domain/journey/invalidation';
import { backFrom, nextAfter, stepRow, type JourneyPath } from '@domain/journey/navigation';
import { pageIn } from '@domain/journey/pages';
import type { PageName, StepName } from '@domain/journey/steps';
import { journeyMode } from '@domain/journey/mode';
import type { Mode, Participant } from '@domain/journey/words';
import { startupRoute } from '@domain/startup/route';
import type { Dialogs } from '@ui/dialogs/Dialogs';
import type { ClearedAnswer, Journey } from './Journey';
import type { Routes } from './Routes';
import type { StepHistory } from './StepHistory';

/**
 * The container of steps: where the journey stands, what was answered, how it goes on. One history entry a step (D-09);
 * before the subscription the tab keeps the answers (D-40), afterwards the bank's state says the step (STP-09).
 */
export class StepJourney implements Journey {
  answers: Answers = noAnswers;
  cleared: readonly ClearedAnswer[] = [];
  file: StartedFile | undefined = undefined;
  ready = false;
  /** Back or Forward asked for a step that cannot be shown: the page stays and says so (D-09). */
  stayed = false;
  /** Something is typed that neither the tab nor the bank keeps yet. */
  held = false;
  private shownStep: StepName = 'home';
  private shownPage: PageName | undefined = undefined;
  private moving = false;
  /** What was cleared is said on the screen that follows the change, then no more. */
  private clearedJustNow = false;

  constructor(
    private readonly store: AnswerStore,
    private readonly session: SessionStore,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly tracking: Tracking,
    private readonly enterJourney: EnterJourney,
    private readonly startJourney: StartJourney,
    private readonly dialogs: Dialogs,
    private readonly routes: Routes,
    private readonly history: StepHistory,
  ) {
    makeAutoObservable(this, { answers: observableRef, file: observableRef, cleared: observableRef }, { autoBind: true });
    this.answers = store.load() ?? noAnswers;
  }

  get step(): StepName {
    return this.shownStep;
  }

  /** The step's page: the one that its history entry names, else the first. */
  get page(): PageName {
    return pageIn(this.shownStep, this.shownPage);
  }

  get participant(): Participant {
    return stepRow(this.shownStep).of ?? 'TIT';
  }

  get following(): StepName | undefined {
    return nextAfter(this.shownStep, this.path);
  }

  /** Inside a file isInitBo decides (ADV-01); before, the entry. */
  get mode(): Mode {
    return this.file ? journeyMode.decide({ isInitBo: this.file.state.initBo ? '1' : '0' }) : this.settings.mode;
  }

  private get path(): JourneyPath {
    return {
      workflow: this.file?.state.workflow ?? this.answers.workflow ?? 'individual',
      mode: this.mode,
      jointAccount: this.file ? 'open' : this.settings.jointAccount,
    };
  }

  /** Startup: the code is exchanged, or the file is loaded, or the tab's answers are taken up; ready in every case. RTE-01, STP-06 to STP-09 */
  async enter(arrival: string, start: boolean, onMain: boolean): Promise<void> {
    if (this.ready) return;
    if (arrival) this.entered(await this.enterJourney.run(arrival)());
    else if (onMain && this.session.session()) this.entered(await this.startJourney.run()());
    else this.begin(start);
  }

  /** Tries the startup once more, from the error page. ERR-02 */
  again(): void {
    this.ready = false;
    this.routes.toMain();
    void this.enter('', false, true);
  }

  answer(change: Partial<Answers>): void {
    const { answers, cleared } = answersAfter(this.answers, change, this.clock.today());
    this.answers = answers;
    if (cleared.length > 0) {
      this.cleared = cleared;
      this.clearedJustNow = true;
    }
    this.store.keep(answers);
  }

  async next(): Promise<void> {
    const { following } = this;
    if (following) await this.goTo(following);
  }

  async goTo(step: StepName): Promise<void> {
    if (this.moving) return;
    this.moving = true;
    await this.clock.sleep(delays.pageChangeMs)();
    this.push(step);
  }

  async back(delayed = false): Promise<void> {
    const before = backFrom(this.shownStep, this.path);
    if (this.moving || before === undefined) return;
    if (delayed) await this.clock.sleep(delays.pageChangeMs)();
    if (this.history.entry?.from === before) this.history.back();
    else this.push(before);
  }

  hold(unsaved: boolean): void {
    this.held = unsaved;
  }

  fail(failure: Failure, again?: () => void): void {
    switch (failure.kind) {
      case 'signedOut':
        return this.routes.toInactivity();
      case 'unreachable':
      case 'unreadable':
        return this.dialogs.technical(again);
      case 'refused':
        return this.refused(failure.code);
    }
  }

  /** The address bar shows /main: with the step that its entry names, or the one recorded. */
  shown(): void {
    if (!this.ready) return;
    this.show(this.history.entry?.step ?? this.recorded);
  }

  private get recorded(): StepName {
    return this.file?.state.task ?? this.answers.step;
  }

  private begin(start: boolean): void {
    this.ready = true;
    const recorded = this.recorded;
    if (start && recorded === 'home') this.history.push({ step: 'accountType', from: 'home' });
    else this.show(this.history.entry?.step ?? recorded);
  }

  private entered(outcome: E.Either<Failure | NotAuthenticated, StartedFile>): void {
    this.ready = true;
    if (E.isRight(outcome)) {
      this.file = outcome.right;
      this.history.replace({ step: outcome.right.state.task, from: undefined });
      return this.show(outcome.right.state.task);
    }
    if (outcome.left.kind === 'notAuthenticated') return this.routes.toError('AUTHENTICATION');
    return this.startupFailed(outcome.left);
  }

  private startupFailed(failure: Failure): void {
    if (failure.kind === 'signedOut') return this.routes.toInactivity();
    this.go(startupRoute.decide({ functionalCode: failure.kind === 'refused' ? failure.code : null }));
  }

  private refused(code: string): void {
    const route = startupRoute.decide({ functionalCode: code });
    if (route === 'error/generic') this.dialogs.alert();
    else this.go(route);
  }

  private go(route: string): void {
    const [kind, name = ''] = route.split('/');
    if (kind === 'information') this.routes.toInformation(name);
    else this.routes.toError(name);
  }

  private push(step: StepName): void {
    this.moving = false;
    if (!this.clearedJustNow) this.cleared = [];
    this.clearedJustNow = false;
    this.history.push({ step, from: this.shownStep });
  }

  /** Shows the step, or the furthest one that the answers allow; remembers it for a reload. */
  private show(wanted: StepName): void {
    const allowed = this.file ? this.file.state.task : furthestStep(this.answers, wanted, this.path);
    this.stayed = this.file !== undefined && allowed !== wanted;
    if (allowed !== wanted) this.history.replace({ step: allowed, from: undefined });
    if (allowed === this.shownStep && this.answers.step === allowed) return;
    this.shownStep = allowed;
    this.held = false;
    if (!this.file) {
      this.answers = { ...this.answers, step: allowed };
      this.store.keep(this.answers);
    }
    this.tracking.send({ kind: 'step', step: allowed, number: this.numberOf(allowed) });
  }

  private numberOf(step: StepName): number | null {
    return stepRow(step).tracking[this.path.mode];
  }
}
