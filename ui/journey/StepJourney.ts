import { makeAutoObservable, observableRef } from 'mobx';
import * as E from 'fp-ts/Either';
import type { AnswerStore } from '@application/ports/AnswerStore';
import type { Clock } from '@application/ports/Clock';
import type { SessionStore } from '@application/ports/SessionStore';
import type { ErrorReporter } from '@application/ports/ErrorReporter';
import type { Settings } from '@application/ports/Settings';
import type { Tracking } from '@application/ports/Tracking';
import type { KeptWords, TypedWords } from '@application/ports/TypedWords';
import type { Failure } from '@application/failure';
import type { EnterJourney, NotAuthenticated } from '@application/session/EnterJourney';
import type { StartedFile } from '@application/session/StartJourney';
import { pageAt } from '@domain/errors/refusals';
import { noAnswers, type Answers } from '@domain/journey/answers';
import { delays } from '@domain/journey/delays';
import { furthestStep } from '@domain/route/guards';
import { answersAfter } from '@domain/journey/invalidation';
import { backFrom, nextAfter, stepRow, type JourneyPath } from '@domain/journey/navigation';
import { mayShow, openingPage, waitsForAdviser } from '@domain/journey/fileSteps';
import { leftOf, type Left } from '@domain/journey/left';
import { pageIn } from '@domain/journey/pages';
import type { PageName, StepName } from '@domain/journey/steps';
import type { Mode, Participant } from '@domain/journey/words';
import { journeyTracking } from '@domain/journey/tracking';
import { startupRoute } from '@domain/startup/route';
import { startupWithoutFile } from '@domain/startup/withoutFile';
import type { Dialogs } from '@ui/dialogs/Dialogs';
import { settle } from '@ui/mvvm/settle';
import type { ClearedAnswer, Journey } from './Journey';
import type { Routes } from './Routes';
import type { FileModel } from './FileModel';
import type { StepEntry, StepHistory } from './StepHistory';
import type { Visit } from './Visit';
import type { Reader } from './Reader';

/** How somebody arrives: `start`, an early tap on the first button. */
export interface Arrival {
  readonly start: boolean;
  readonly onMain: boolean;
  readonly atSignature: boolean;
}

/** What the bank tells of a person and their file, and tells nobody else. */
const ownerOf = ({ state, person }: StartedFile): string => [state.idEne, state.holderId, person.externalReference].join(' ');

/**
 * The container of steps: where the journey stands, what was answered, how it goes on. One history entry a step (D-09);
 * before the subscription the tab keeps the answers (D-40), afterwards the bank's state says the step (STP-09).
 */
export class StepJourney implements Journey {
  answers: Answers = noAnswers;
  cleared: readonly ClearedAnswer[] = [];
  ready = false;
  private entering = false;
  /** With a code of the identity provider. */
  private byCode = false;
  /** The startup led elsewhere: whoever comes back to /main starts again. ERR-02 */
  private failed = false;
  /** Back or Forward asked for a step that cannot be shown: the page stays and says so (D-09). */
  stayed = false;
  /** Somebody came back to a file, on another device or another day, and did not go on yet. */
  private returned = false;
  /** Something is typed that neither the tab nor the bank keeps yet. */
  held = false;
  /** Page told of last; the home page that one arrives at was told of as it was shown, before this code came. */
  private tracked = 'home HomePage';
  private shownStep: StepName = 'home';
  private shownPage: PageName | undefined = undefined;
  /** Opened from the recap, to come back to it. XTR-01 */
  correcting = false;
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
    private readonly words: TypedWords,
    private readonly dialogs: Dialogs,
    private readonly visit: Visit,
    private readonly routes: Routes,
    private readonly history: StepHistory,
    private readonly model: FileModel,
    private readonly reporter: ErrorReporter,
  ) {
    makeAutoObservable(this, { answers: observableRef, cleared: observableRef }, { autoBind: true });
    this.answers = store.load() ?? noAnswers;
  }

  get file(): StartedFile | undefined {
    return this.model.file;
  }

  /** What is left of a file that one just came back to. XTR-28 */
  get left(): Left | undefined {
    return this.returned && this.file ? leftOf(this.file.state, this.file.people.TIT, this.file.person) : undefined;
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

  /** Whose words the pages speak: inside a file the adviser's to the adviser of it alone (ADV-01, D-47); before, the entry's. */
  get mode(): Mode {
    if (!this.file) return this.settings.mode;
    return this.model.visitor === 'adviser' ? 'mdc' : 'omc';
  }

  /** Who stands before the page. */
  get reader(): Reader {
    if (this.mode === 'mdc') return 'adviser';
    return this.file && waitsForAdviser(this.file.state, this.model.visitor) ? 'waiting' : 'client';
  }

  private get path(): JourneyPath {
    return {
      workflow: this.file?.state.workflow ?? this.answers.workflow ?? 'individual',
      mode: this.mode,
      jointAccount: this.file ? 'open' : this.settings.jointAccount,
    };
  }

  private get led(): Pick<StepEntry, 'adviser'> {
    return this.mode === 'mdc' ? { adviser: true } : {};
  }

  /** Startup: the code is exchanged, or the file is loaded, or the tab's answers are taken up; ready in every case. RTE-01, STP-06 to STP-09 */
  async enter({ start, onMain, atSignature }: Arrival): Promise<void> {
    if (this.ready || this.entering || !onMain) return;
    const { returning, localClient } = this.enterJourney;
    const known = this.session.session() !== undefined || localClient !== undefined;
    if (!known && !returning && this.session.lapsed) return this.visit.lose();
    if (!known && (atSignature || (this.ofAdvisers && !returning))) return this.notConnected();
    if (!known && !returning) return this.begin(start);
    this.entering = true;
    const outcome = await this.enterJourney.run()();
    this.byCode = returning;
    this.entered(outcome, atSignature, E.isRight(outcome) ? await this.words.take(ownerOf(outcome.right))() : undefined);
  }

  /** Refused, because the file had moved on elsewhere: it is shown where it stands, and that is said. R13 */
  movedElsewhere(): void {
    this.dialogs.moved();
  }

  /** False where the browser keeps nothing for this site. R14 */
  get durable(): boolean {
    return this.session.durable;
  }

  /** The session ended: what was typed, and where, waits for this very person. XTR-36 */
  keepWords(): void {
    const { file, shownStep: step, page, correcting } = this;
    if (file) void this.words.keep(ownerOf(file), { step, page, correcting, drafts: this.model.drafts.all })();
  }

  /** The file that an adviser has just created goes on at once. D-47 */
  async openFile(): Promise<void> {
    this.entered(await this.enterJourney.openFile()());
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

  /** `page`: another than the step's first that is not done; `correcting`: to come back to the recap. */
  async goTo(step: StepName, page?: PageName, correcting = false): Promise<void> {
    if (this.moving) return;
    this.moving = true;
    await this.clock.sleep(delays.pageChangeMs)();
    this.push(step, page, correcting);
  }

  /** Back to where one came from, by the browser's own Back where its history says so. D-09 */
  async backTo(step: StepName, page: PageName | undefined): Promise<void> {
    const { entry } = this.history;
    if (entry?.from === step && (page === undefined || entry.fromPage === page)) this.history.back();
    else await this.goTo(step, page);
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
        return this.visit.lose();
      case 'absent':
      case 'conflict':
      case 'tooLarge':
      case 'unreachable':
      case 'unreadable':
        return this.dialogs.technical(again);
      case 'refused':
        return this.refused(failure.code);
    }
  }

  /** The address bar shows /main: with the step that its entry names, or the one recorded. */
  shown(atSignature = false): void {
    if (this.failed) this.ready = this.failed = false;
    if (!this.ready) return;
    if (this.history.entry?.floor) return this.stay();
    if (atSignature && this.followsResult) return this.followResult();
    this.nameEntry();
    this.showEntry();
  }

  private stay(): void {
    this.stayed = true;
    this.history.forward();
  }

  private get recorded(): StepName {
    return this.file ? this.model.stands : this.answers.step;
  }

  private showEntry(): void {
    const { entry } = this.history;
    this.show(entry?.step ?? this.recorded, entry?.page, entry?.correcting ?? false);
  }

  /** An entry of advisers: nothing of it is shown to somebody who is not connected. D-47 */
  private get ofAdvisers(): boolean {
    return this.settings.mode === 'mdc';
  }

  private notConnected(): void {
    this.ready = this.failed = true;
    this.routes.to('error/AUTHENTICATION');
  }

  private withoutFile(failure: Failure): boolean {
    const functionalCode = failure.kind === 'refused' ? failure.code : null;
    return startupWithoutFile.decide({ functionalCode, mode: this.settings.mode });
  }

  private begin(start: boolean): void {
    this.ready = true;
    const early = start && this.recorded === 'home';
    this.nameEntry();
    if (!early) return this.showEntry();
    this.show('accountType');
    this.history.push({ step: 'accountType', from: 'home' });
  }

  /** The entry that one arrives at says nothing yet: without a name it would stand for wherever one went since. STP-12 */
  private nameEntry(): void {
    if (this.history.entry === undefined) this.history.replace(this.standing(this.recorded));
  }

  private entered(outcome: E.Either<Failure | NotAuthenticated, StartedFile>, atSignature = false, words?: KeptWords): void {
    this.ready = true;
    this.entering = false;
    if (E.isRight(outcome)) {
      this.model.begin(outcome.right);
      void this.loadCart();
      if (words) return this.takeUp(words);
      return atSignature && this.followsResult ? this.followResult() : this.enteredFile();
    }
    if (outcome.left.kind === 'notAuthenticated' || !this.withoutFile(outcome.left)) return this.startupFailed(outcome.left);
    this.answers = this.store.load() ?? noAnswers;
    return this.begin(false);
  }

  /** A reload comes back to its page (STP-12); else the step that the file stands at. */
  private enteredFile(): void {
    const { entry } = this.history;
    if (entry && mayShow(entry.step, this.recorded, this.path, entry.correcting ?? false)) return this.showEntry();
    this.returned = this.mode === 'omc';
    this.arriveAt(this.standing(this.recorded));
  }

  /** Behind the first page after a sign-in stands the identification: Back does not go there, where it would begin anew. STP-12, D-58 */
  private arriveAt(entry: StepEntry): void {
    this.history.replace(this.byCode ? { ...entry, floor: true } : entry);
    if (this.byCode) this.history.push(entry);
    this.show(entry.step, entry.page, entry.correcting ?? false);
  }

  /** The page where the session ended, with what was typed there. XTR-36 */
  private takeUp({ step, page, correcting, drafts }: KeptWords): void {
    this.model.drafts.take(drafts);
    if (!mayShow(step, this.recorded, this.path, correcting)) return this.enteredFile();
    this.arriveAt({ ...this.at(step, page), from: undefined, ...(correcting ? { correcting } : {}) });
  }

  /** The client films elsewhere: an adviser who opens /signature awaits the result. RTE-02, ADV-04 */
  private get followsResult(): boolean {
    return this.mode === 'mdc' && (this.recorded === 'signature' || this.recorded === 'coHolderSignature');
  }

  private followResult(): void {
    this.model.awaitResult(true);
    this.history.replace(this.standing(this.recorded));
    this.show(this.recorded);
  }

  /** The offer lies behind: what was chosen comes back, or the continue modal opens. STP-10 */
  private async loadCart(): Promise<void> {
    await settle(
      this.model.loadedCart(),
      failure => (failure.kind === 'signedOut' ? this.visit.lose() : this.dialogs.carryOn(() => void this.loadCart())),
      this.model.keepCart,
    );
  }

  /** Whatever page tells of it: kind and code, never a value. ERR-02 */
  private reportFailed(failure: Failure | NotAuthenticated): void {
    const detail = failure.kind === 'refused' ? [failure.kind, failure.code] : [failure.kind];
    this.reporter.report({ kind: 'startup', where: 'startup', detail });
  }

  private startupFailed(failure: Failure | NotAuthenticated): void {
    this.reportFailed(failure);
    if (failure.kind === 'notAuthenticated') return this.notConnected();
    this.failed = true;
    if (failure.kind === 'signedOut') return this.visit.lose();
    this.routes.to(startupRoute.decide({ functionalCode: failure.kind === 'refused' ? failure.code : null }));
  }

  private refused(code: string): void {
    const page = pageAt('action', code);
    if (page === undefined) this.dialogs.alert();
    else this.routes.to(page);
  }

  private push(step: StepName, page?: PageName, correcting = false): void {
    this.moving = false;
    this.returned = false;
    this.stayed = false;
    if (!this.clearedJustNow) this.cleared = [];
    this.clearedJustNow = false;
    this.history.push({
      ...this.at(step, page),
      from: this.shownStep,
      fromPage: this.page,
      ...(correcting ? { correcting } : {}),
    });
  }

  /** A file's entry always names its page: gone back to, it is that page again, not the first that is left to do. D-09 */
  private at(step: StepName, page?: PageName): Pick<StepEntry, 'step' | 'page' | 'adviser'> {
    return { step, ...(this.file ? { page: this.pageOf(step, page) } : {}), ...this.led };
  }

  private standing(step: StepName): StepEntry {
    return { ...this.at(step), from: undefined };
  }

  /** Shows the step, or the furthest one that is allowed; remembers it for a reload. */
  private show(wanted: StepName, page?: PageName, correcting = false): void {
    const allowed = this.allowed(wanted, correcting);
    const stays = this.file !== undefined && allowed !== wanted;
    if (stays) this.stayed = true;
    if (allowed !== wanted) this.history.replace(this.standing(allowed));
    const shownPage = this.pageOf(allowed, allowed === wanted ? page : undefined);
    this.track(allowed, shownPage);
    if (allowed === this.shownStep && shownPage === this.page && (this.file !== undefined || this.answers.step === allowed)) return;
    this.stayed = stays;
    this.shownStep = allowed;
    this.shownPage = shownPage;
    this.correcting = correcting && allowed === wanted;
    this.held = this.model.drafts.of(allowed, shownPage) !== undefined;
    this.model.quiet();
    if (!this.file) {
      this.answers = { ...this.answers, step: allowed };
      this.store.keep(this.answers);
    }
  }

  private allowed(wanted: StepName, correcting: boolean): StepName {
    if (!this.file) return furthestStep(this.answers, wanted, this.path);
    return mayShow(wanted, this.model.stands, this.path, correcting) ? wanted : this.model.stands;
  }

  private pageOf(step: StepName, page: PageName | undefined): PageName {
    if (!this.file || page !== undefined) return pageIn(step, page);
    if (this.model.resultAwaited && step === this.recorded) return pageIn(step, 'LivenessControlProgress');
    return openingPage(step, this.file.state, this.model.prospectOf(stepRow(step).of ?? 'TIT'));
  }

  /** Each page as it is shown; without a number nothing is sent. STP-05, OBS-03 */
  private track(step: StepName, page: PageName): void {
    const shown = `${step} ${page}`;
    if (shown === this.tracked) return;
    this.tracked = shown;
    const number = journeyTracking.decide({ taskId: step, mode: this.path.mode, page });
    if (number !== null) this.tracking.send({ kind: 'step', step, number });
  }
}
