import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { Dossiers, Workflow } from '@application/prospect/ports';
import type { Failure } from '@application/failure';
import type { Polled } from '@application/polled';
import type { Prospect, ProspectPart } from '@domain/holders/prospect';
import { connectedTo, leavesBackwards, leftByPerson, pageBack, pathOf, taskAfter, taskPastAnswered } from '@domain/journey/dossierSteps';
import type { DossierState } from '@domain/journey/dossierState';
import { backFrom, nextAfter, stepOfPage, stepRow } from '@domain/journey/navigation';
import { isGiven, nextPlace } from '@domain/journey/papersFirst';
import { savedWith } from '@domain/journey/owner';
import { pageAfter, pageIn, pagesOf } from '@domain/journey/pages';
import { pagesAsked, stepsAsked, wholeScreenOf } from '@domain/journey/screen';
import { mayDoOn, personIdIn, taskPastOther } from '@domain/journey/startedDossier';
import type { Reported } from '@domain/journey/reported';
import { isOfPapers, stepNames, type PageName, type StepName, type TaskId } from '@domain/journey/steps';
import type { Participant } from '@domain/journey/words';
import { proofsRefusal } from '@domain/proofs/refusal';
import { slotOf } from '@domain/proofs/slot';
import { samePage } from '@domain/journey/position';
import type { Dialogs } from './Dialogs';
import { observed } from '@ui/mvvm/observed';
import { participantName } from './participantName';
import type { DossierStore, SavedBy, Saving } from './DossierStore';
import type { StepJourney } from './StepJourney';

/** The bank refuses an act that is another person's: the file has moved since the page was shown. D-105 */
const ANOTHERS = 'not_yours';

/** With papers first the choice of the identity document and its photos are one screen. D-99, D-125 */
const identity: readonly PageName[] = ['IdentityForm', 'UploadIdentityProof'];

/** Actions on the open file: pages within a step, saving, and completing the bank's tasks. Observable. STP-15, D-09, XTR-01 */
export class DossierActions {
  /** Retries the last failed action; undefined: no retry. XTR-03 */
  again: (() => void) | undefined = undefined;

  constructor(
    readonly dossier: DossierStore,
    readonly steps: StepJourney,
    private readonly workflow: Pick<Workflow, 'advance'>,
    private readonly dossiers: Dossiers,
    private readonly dialogs: Pick<Dialogs, 'moved'>,
  ) {
    observed(this);
  }

  get connected(): Participant {
    return connectedTo(this.dossier.state, this.dossier.started.person);
  }

  /** The step's participant, else the connected person. STP-02 */
  get participant(): Participant {
    return savedWith(this.steps.at.step) ?? this.connected;
  }

  get personId(): string {
    return personIdIn(this.dossier.started, this.participant);
  }

  get prospect(): Prospect {
    return this.dossier.prospectOf(this.participant);
  }

  get saving(): Saving {
    return this.dossier.savingOn(this.steps.at);
  }

  /** Unsaved input of this page, corrections from the recap included. STP-12, XTR-01 */
  get draft(): object | undefined {
    return this.dossier.drafts.of(this.steps.at);
  }

  /** Opens the previous page; undefined: Back is not allowed (D-09). */
  get back(): (() => void) | undefined {
    const { step, page, correcting } = this.steps.at;
    if (correcting) return () => void this.steps.goTo(this.dossier.stands);
    if (!this.mayDo(step, page)) return undefined;
    const shown = this.givesPapersFirst && identity.includes(page) ? 'IdentityForm' : page;
    const before = pageBack(step, shown);
    if (before !== undefined) return () => void this.steps.backTo(step, before);
    const out = leavesBackwards(step, shown) ? backFrom(step, pathOf(this.dossier.state)) : undefined;
    return out && this.mayDo(out) ? () => void this.steps.backTo(out, wholeScreenOf(out, this.steps.mode)) : undefined;
  }

  /** The delay before the next page counts from here; returns how to end this. STP-11 */
  press(): () => void {
    return this.steps.turn.press();
  }

  openPage(page: PageName, replaces = false): Promise<void> {
    const isInPlace = this.givesPapersFirst && [page, this.steps.at.page].every(each => identity.includes(each));
    if (isInPlace) return Promise.resolve(this.steps.turnTo(page));
    return this.steps.goTo(this.steps.at.step, page, this.steps.at.correcting, replaces);
  }

  /** `last`: the last page that is answered, where this one has answered others too. XTR-49 */
  nextPage(last: PageName = this.lastAsked): TE.TaskEither<Failure, void> {
    const after = this.steps.at.correcting ? undefined : pageAfter(this.steps.at.step, last);
    return after === undefined ? this.finish() : TE.fromTask(() => this.openPage(after));
  }

  /**
   * Saves sections of the step's participant, or of `by.of`. The bank may send a corrected file back to the check: the
   * journey follows, even after the person has left the page. PER-11, D-52, D-62
   */
  save(part: ProspectPart, by?: SavedBy): TE.TaskEither<Failure, void> {
    return async () => {
      const [{ task }, { at }] = [this.dossier.state, this.steps];
      const saved = await this.dossier.save(at, by?.of ?? this.participant, part, by?.code)();
      if (this.dossier.state.task !== task && !samePage(at, this.steps.at)) await this.steps.goTo(this.dossier.stands);
      return saved;
    };
  }

  /** Completes the task at the bank, which answers with the next one; a correction returns to the recap instead. STP-15 */
  finish(): TE.TaskEither<Failure, void> {
    if (this.givesPapersFirst) return this.finishPapers();
    const { step, correcting } = this.steps.at;
    const { state } = this.dossier;
    const to = this.stepsAsked.includes(state.task) ? taskAfter(state.task, pathOf(state), state.tasksLeft) : undefined;
    const onwards = correcting || slotOf(step) ? undefined : nextAfter(this.stepsAsked.at(-1) ?? step, pathOf(state));
    if (to === undefined) return TE.fromTask(() => this.steps.goTo(onwards ?? this.dossier.stands));
    return leftByPerson(state) ? this.sendTo(to) : TE.map(() => undefined)(this.refresh());
  }

  /** The page is one of the papers and forms that come first, in a dossier that is not past them. D-125 */
  get givesPapersFirst(): boolean {
    const { step, correcting } = this.steps.at;
    const { papersFirst, task } = this.dossier.state;
    return papersFirst === true && !correcting && isOfPapers(step) && isOfPapers(task);
  }

  /** The bank refused a paper ahead of its task: the dossier goes on in the bank's order. Nothing is lost and no error is shown. D-125 */
  async followBank(): Promise<void> {
    this.dossier.followBank(this.steps.at.step);
    const { task } = this.dossier.state;
    const isSent = slotOf(task) !== undefined && isGiven(task, this.dossier.state);
    await this.steps.goTo(task, isSent ? 'ProofControlProgress' : undefined);
  }

  /** The person gave a paper that is asked again in a later step. D-125 */
  get asksLater(): boolean {
    const { deferred } = this.dossier;
    return deferred !== undefined && stepNames.indexOf(this.steps.at.step) < stepNames.indexOf(deferred) && slotOf(deferred) !== undefined;
  }

  /**
   * Moves the file to a given task: back to the recap or, with what is wrong, to the adviser, or a repeat of the same one; past tasks that
   * are answered whole. D-47, D-108, LIV-05
   */
  sendTo(task: TaskId, reported?: Reported): TE.TaskEither<Failure, void> {
    return async () => {
      const { at } = this.steps;
      const advanced = await this.workflow.advance(task, reported)();
      if (E.isLeft(advanced)) return advanced;
      this.dossier.take(advanced.right);
      const past = taskPastAnswered(this.dossier.state, this.dossier.people) ?? this.pastAsked(task, at.step);
      if (past !== undefined) return this.sendTo(past)();
      await this.passOthers();
      return E.right(samePage(at, this.steps.at) ? await this.goOnward() : undefined);
    };
  }

  /** On the board of whose turn it is: what the other holder has answered keeps nobody there. D-105, JNT-03 */
  async goPastOthers(): Promise<void> {
    const [{ at }, { task }] = [this.steps, this.dossier.state];
    await this.passOthers();
    if (this.dossier.state.task !== task && samePage(at, this.steps.at)) await this.goOnward();
  }

  /** Reloads the file; the page follows a new task of the bank, if it showed the old one. MID-02 */
  refresh(polled?: Polled): TE.TaskEither<Failure, DossierState> {
    return async () => {
      const { at } = this.steps;
      const [followed, looked] = [this.dossier.state.task === at.step, await this.dossiers.mine(polled)()];
      if (E.isRight(looked)) await this.follow(looked.right, followed && samePage(at, this.steps.at) && looked.right.task !== at.step);
      return looked;
    };
  }

  /** Opens an earlier page with its values; 'Continuer' then returns to the recap. XTR-01 */
  async correct(page: PageName, of: Participant): Promise<void> {
    const step = stepOfPage(page, pathOf(this.dossier.state), of);
    if (step !== undefined) await this.steps.goTo(step, page, true);
  }

  keepDraft(draft: object | undefined): void {
    this.dossier.drafts.keep(this.steps.at, draft);
  }

  /** Handles a failure as the specification asks; `again` retries. ERR-04, ERR-05, SES-02 */
  fail(failure: Failure, again?: () => void): void {
    this.again = again;
    if (failure.kind === 'refused' && proofsRefusal.decide({ functionalCode: failure.code }) === 'income-missing') void this.askIncome();
    else if (failure.kind === 'conflict' || (failure.kind === 'refused' && failure.code === ANOTHERS)) void this.seeWhereItStands(again);
    else this.steps.fail(failure, again, participantName(this, failure.kind === 'refused' ? failure.of : undefined));
  }

  /** The bank rejects the task as outdated: another tab may have completed it, so the file is reloaded. */
  private async seeWhereItStands(again?: () => void): Promise<void> {
    const { task } = this.dossier.state;
    const replaced = this.saving.kind === 'saved';
    const looked = await this.dossiers.mine()();
    if (E.isLeft(looked)) return this.steps.fail(looked.left, again);
    if (looked.right.task === task) return this.steps.fail({ kind: 'conflict' }, again);
    await this.follow(looked.right, true);
    this.dialogs.moved(replaced);
  }

  /** The bank requires the proof of income: opens its page, then returns. PRF-12 */
  private async askIncome(): Promise<void> {
    const looked = await this.refresh()();
    if (E.isLeft(looked)) this.steps.fail(looked.left, () => void this.askIncome());
    else await this.correct('UploadIncomeProof', this.participant);
  }

  /** No page leads back to one of the other holder's. D-105 */
  private mayDo(step: StepName, page: PageName = pageIn(step, undefined)): boolean {
    return mayDoOn(this.dossier.started, { step, page });
  }

  /** The last page of the step that this screen asks. */
  private get lastAsked(): PageName {
    const { at, mode } = this.steps;
    const own: readonly PageName[] = pagesOf(at.step);
    return pagesAsked(at, mode).findLast(page => own.includes(page)) ?? at.page;
  }

  private get stepsAsked(): readonly StepName[] {
    return stepsAsked(this.steps.at, this.steps.mode, pathOf(this.dossier.state));
  }

  /** What follows the bank's task where the screen has asked it beside its own: it ends too. D-125 */
  private pastAsked(sent: TaskId, from: StepName): TaskId | undefined {
    const { state } = this.dossier;
    if (state.task !== sent || sent === from || from !== this.steps.at.step || !this.stepsAsked.includes(sent)) return undefined;
    return taskAfter(sent, pathOf(state), state.tasksLeft);
  }

  /** A co-holder in a session of their own: ends what the holder has answered, as far as the bank does. A task that it keeps is the holder's. */
  private async passOthers(): Promise<void> {
    let next = taskPastOther(this.dossier.started);
    while (next !== undefined) {
      const ended = await this.workflow.advance(next)();
      if (E.isLeft(ended)) return;
      this.dossier.take(ended.right);
      if (ended.right.task !== next) return;
      next = taskPastOther(this.dossier.started) ?? taskPastAnswered(this.dossier.state, this.dossier.people);
    }
  }

  private async follow(state: DossierState, stands: boolean): Promise<void> {
    this.dossier.take(state);
    if (stands) await this.goOnward();
  }

  /** Opens the next paper, the paper in doubt or the next form; past them, the page of the bank's task. D-125 */
  private goOnward(): Promise<void> {
    const next = nextPlace(this.dossier.started);
    return this.steps.goTo(next?.step ?? this.dossier.stands, next?.page);
  }

  /**
   * A paper leads to the next one. After a form, and after the last paper, the bank ends each task that is settled or answered. A bank that
   * does not is followed in its order. D-125, STP-15
   */
  private finishPapers(): TE.TaskEither<Failure, void> {
    return async () => {
      const { at } = this.steps;
      const looked = await this.dossiers.mine()();
      if (E.isLeft(looked)) return looked;
      await this.follow(looked.right, false);
      const { state, people, stands } = this.dossier;
      const isWithin = slotOf(at.step) !== undefined && stands !== state.task && stepRow(stands).of === stepRow(at.step).of;
      const past = isWithin ? undefined : taskPastAnswered(state, people);
      if (past === undefined) return E.right(samePage(at, this.steps.at) ? await this.goOnward() : undefined);
      const ended = await this.sendTo(past)();
      if (E.isRight(ended) || ended.left.kind !== 'refused') return ended;
      return E.right(await this.followBank());
    };
  }
}
