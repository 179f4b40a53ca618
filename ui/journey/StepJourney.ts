import type { AnswerStore } from '@application/session/ports';
import type { LastRefusal } from '@application/refusal/ports';
import type { Clock } from '@application/browser/ports';
import type { Settings } from '@application/Settings';
import { afterFailure, type Failure } from '@application/failure';
import { noAnswers, type Answers } from '@domain/journey/answers';
import { answersAfter, answersInOffer } from '@domain/journey/invalidation';
import { backFrom, hasAsked, isBehind, nextAfter, stepRow, type JourneyPath } from '@domain/journey/navigation';
import { pagesBeside, stepOfScreen, stepsAsked } from '@domain/journey/screen';
import { modeIn, pathIn } from '@domain/journey/startedDossier';
import type { PageName, StepName } from '@domain/journey/steps';
import type { Cart } from '@domain/offer/cart';
import type { Mode, Participant } from '@domain/journey/words';
import { position, type Position, type Wanted } from '@domain/journey/position';
import type { Dialogs } from './Dialogs';
import { observed } from '@ui/mvvm/observed';
import type { PageTransition } from './PageTransition';
import type { DossierStore } from './DossierStore';
import type { ClearedAnswer, Journey } from './Journey';
import type { PageTracking } from './PageTracking';
import type { Routes } from './Routes';
import type { StepEntry, StepHistory } from './StepHistory';
import type { Visit } from './Visit';

/**
 * Navigation between steps, and the answers. One history entry for each step (D-09). Before the subscription the tab
 * stores the answers (D-40); afterwards the bank's state gives the step (STP-09).
 */
export class StepJourney implements Journey {
  answers: Answers;
  cleared: readonly ClearedAnswer[] = [];
  /** Back or Forward led to a step that is not allowed: the page stays and explains it (D-09). */
  blocked = false;
  at: Position = { step: 'home', page: 'HomePage', correcting: false };
  /** The page alone holds some input, as chosen files. */
  unsent = false;
  private moving = false;
  /** The next screen lists the cleared answers once. */
  private clearedJustNow = false;

  constructor(
    private readonly store: AnswerStore,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly tracking: PageTracking,
    private readonly dialogs: Dialogs,
    private readonly visit: Visit,
    private readonly routes: Routes,
    private readonly history: StepHistory,
    private readonly model: DossierStore,
    readonly turn: PageTransition,
    private readonly refusal: Pick<LastRefusal, 'concerns'>,
  ) {
    this.answers = store.load() ?? noAnswers;
    observed(this);
  }

  get step(): StepName {
    return this.at.step;
  }

  get participant(): Participant {
    return stepRow(this.step).of ?? 'TIT';
  }

  get following(): StepName | undefined {
    return nextAfter(stepsAsked(this.at, this.mode, this.path).at(-1) ?? this.step, this.path);
  }

  /** Neither the tab nor the bank has stored some input. */
  get dirty(): boolean {
    return this.unsent || this.model.drafts.of(this.at) !== undefined;
  }

  /** The signed-in user of the file; without a file, the tab's reader. ADV-01, D-47, D-111 */
  get mode(): Mode {
    return this.model.dossier ? modeIn(this.model.dossier) : (this.model.reader ?? this.settings.mode);
  }

  get path(): JourneyPath {
    return pathIn(this.model.dossier, this.answers, this.settings);
  }

  private get papersFirst(): boolean {
    return this.model.dossier?.state.papersFirst === true;
  }

  answer(change: Partial<Answers>): void {
    const { answers, cleared } = answersAfter(this.answers, change, this.clock.today());
    this.answers = answers;
    if (cleared.length > 0) [this.cleared, this.clearedJustNow] = [cleared, true];
    this.store.keep(answers);
  }

  inOffer(cart: Cart): void {
    const { answers, cleared } = answersInOffer(this.answers, cart);
    if (cleared.length === 0) return;
    this.answers = answers;
    this.cleared = [...this.cleared, ...cleared.filter(what => !this.cleared.includes(what))];
    this.store.keep(answers);
  }

  async next(): Promise<void> {
    if (this.following) await this.goTo(this.following);
  }

  /** `page`: other than the step's first open one; `correcting`: returns to the recap; `replaces`: Back skips the current page. */
  async goTo(step: StepName, page?: PageName, correcting = false, replaces = false): Promise<void> {
    if (this.moving) return;
    this.moving = true;
    await this.turn.leave(this.at, this.placed({ step, page, correcting }), this.papersFirst);
    if (replaces) this.replaceBy({ step, page, correcting });
    else this.push(step, page, correcting);
    this.moving = false;
  }

  /** Another page of the step, on the same screen: nothing leaves, and Back leads to the page before. D-99 */
  turnTo(page: PageName): void {
    if (!this.moving) this.push(this.step, page);
  }

  /** Goes back to a step, with the browser's Back when the history entry is of that page, or of one from which it was skipped. D-09, D-125 */
  async backTo(step: StepName, page: PageName | undefined): Promise<void> {
    const { entry } = this.history;
    const isMerged = entry?.from !== undefined && hasAsked(entry.from, step, this.path) && this.allows({ step: entry.from });
    if (isMerged || (entry?.from === step && isBehind(step, entry.fromPage, page))) this.history.back();
    else await this.goTo(step, page);
  }

  async back(delayed = false): Promise<void> {
    const behind = backFrom(this.step, this.path);
    if (this.moving || behind === undefined) return;
    const before = stepOfScreen(behind, this.mode, this.path);
    if (delayed) await this.turn.leave(this.at, this.placed({ step: before }));
    if (this.history.entry?.from === before) this.history.back();
    else this.push(before);
  }

  setDirty(unsaved: boolean): void {
    this.unsent = unsaved;
  }

  fail(failure: Failure, again?: () => void, about?: string): void {
    const then = afterFailure(failure);
    if (then === 'signedOut') this.visit.lose('refused');
    else if (then === 'technical') this.dialogs.technical(again, about, failure);
    else if (then === 'alert') this.dialogs.alert(undefined, about);
    else {
      if (about !== undefined) this.refusal.concerns(about);
      this.routes.to(then);
    }
  }

  /** Called when the URL becomes /main: shows the page of the history entry, or the recorded one. */
  shown(): void {
    if (!this.history.entry?.barrier) return this.resume();
    this.blocked = true;
    this.history.forward();
  }

  /** Shows the page of the history entry; an empty entry first gets the current position, or it would show the latest page. STP-12 */
  resume(): void {
    if (this.history.entry === undefined) this.history.replace(this.entryOf());
    this.show(this.history.entry);
  }

  /**
   * Starts without a file, from the tab's answers. `start`: opens the first question, with the home page behind it. So does the arrival of an
   * adviser, who has started a dossier at the workstation. ADV-02
   */
  begin(start: boolean): void {
    this.answers = this.store.load() ?? noAnswers;
    const starts = start || (this.mode === 'mdc' && this.history.entry === undefined);
    if (!starts || this.answers.step !== 'home') return this.resume();
    this.history.replace(this.entryOf());
    this.push('accountType');
  }

  allows(wanted: Wanted): boolean {
    return this.placed(wanted).step === wanted.step;
  }

  /** Replaces the history entry. `behind`: the sign-in is the entry before; Back must not start it again. STP-12, D-58 */
  replaceBy(wanted?: Wanted, behind = false): void {
    const entry = this.entryOf(wanted);
    this.history.replace(behind ? { ...entry, barrier: true } : entry);
    if (behind) this.history.push(entry);
    this.show(entry);
  }

  private push(step: StepName, page?: PageName, correcting = false): void {
    this.moving = this.blocked = false;
    if (!this.clearedJustNow) this.cleared = [];
    this.clearedJustNow = false;
    const entry = { ...this.entryOf({ step, page, correcting }), from: this.step, fromPage: this.at.page };
    this.history.push(entry);
    this.show(entry); // with its address, so that both render once
  }

  /** An entry of a file always names its page: Back returns to that page, not to the first one left to do. D-09 */
  private entryOf({ step, page, correcting = false }: Wanted = this.placed()): StepEntry {
    return {
      step,
      ...(this.model.dossier ? { page: this.placed({ step, page, correcting }).page } : {}),
      ...(this.mode === 'mdc' ? { adviser: true } : {}),
      from: undefined,
      ...(correcting ? { correcting } : {}),
    };
  }

  private placed(wanted?: Wanted): Position {
    return position(wanted, this.model.dossier, this.answers, this.path);
  }

  /** Shows the wanted page if allowed, else the current one; stores it for a reload. */
  private show(wanted: Wanted | undefined): void {
    const to = this.placed(wanted);
    const refused = wanted !== undefined && wanted.step !== to.step;
    const stays = refused && this.model.dossier !== undefined;
    if (refused) this.history.replace(this.entryOf(to));
    if (stays) this.blocked = true;
    const beside = pagesBeside(to, this.mode, this.path);
    this.tracking.track(to, this.mode, this.model.dossier?.state.ids.TIT, this.papersFirst, beside);
    this.turn.arrive(this.at, to, this.papersFirst);
    if (to.step === this.step && to.page === this.at.page && (this.model.dossier !== undefined || this.answers.step === to.step)) return;
    [this.blocked, this.at, this.unsent] = [stays, to, false];
    if (this.model.dossier) return;
    this.answers = { ...this.answers, step: to.step };
    this.store.keep(this.answers);
  }
}
