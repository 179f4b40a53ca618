import { makeAutoObservable, observableRef } from 'mobx';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { AdvanceFile } from '@application/file/AdvanceFile';
import type { Failure } from '@application/failure';
import type { Prospect, ProspectPart } from '@domain/holders/prospect';
import { leavesBackwards, leftByPerson, pageBack, pathOf, taskAfter } from '@domain/journey/fileSteps';
import type { FileState } from '@domain/journey/fileState';
import { backFrom, nextAfter, stepOfPage } from '@domain/journey/navigation';
import { savedWith } from '@domain/journey/owner';
import { pageAfter } from '@domain/journey/pages';
import { taskId, type PageName, type StepName, type TaskId } from '@domain/journey/steps';
import type { Mode, Participant } from '@domain/journey/words';
import type { Cart } from '@domain/offer/cart';
import { proofsRefusal } from '@domain/proofs/refusal';
import type { FileJourney, Saving } from './FileJourney';
import type { FileModel } from './FileModel';
import type { StepJourney } from './StepJourney';

/** The walk through a file under way: pages within a step, saving, telling the bank that a task is done. STP-15, D-09, XTR-01 */
export class FileWalk implements FileJourney {
  again: (() => void) | undefined = undefined;

  constructor(
    private readonly model: FileModel,
    private readonly steps: StepJourney,
    private readonly advanceFile: AdvanceFile,
  ) {
    makeAutoObservable(this, { again: observableRef }, { autoBind: true });
  }

  get step(): StepName {
    return this.steps.step;
  }

  get page(): PageName {
    return this.steps.page;
  }

  get connected(): Participant {
    return this.model.connected;
  }

  get participant(): Participant {
    return savedWith(this.step) ?? this.connected;
  }

  get mode(): Mode {
    return this.steps.mode;
  }

  get state(): FileState {
    return this.model.started.state;
  }

  get personId(): string {
    return this.model.idOf(this.participant);
  }

  get prospect(): Prospect {
    return this.model.prospectOf(this.participant);
  }

  get people(): { readonly TIT: Prospect; readonly COT: Prospect | undefined } {
    return this.model.started.people;
  }

  get cart(): Cart | undefined {
    return this.model.cart;
  }

  get saving(): Saving {
    return this.model.saving;
  }

  get correcting(): boolean {
    return this.steps.correcting;
  }

  get draft(): object | undefined {
    return this.model.drafts.of(this.step, this.page);
  }

  get back(): (() => void) | undefined {
    if (this.correcting) return () => void this.steps.goTo(this.model.stands);
    const page = pageBack(this.step, this.page);
    if (page !== undefined) return () => void this.steps.backTo(this.step, page);
    const before = leavesBackwards(this.step, this.page) ? backFrom(this.step, pathOf(this.state)) : undefined;
    return before && (() => void this.steps.backTo(before, undefined));
  }

  openPage(page: PageName): Promise<void> {
    return this.steps.goTo(this.step, page, this.correcting);
  }

  nextPage(): TE.TaskEither<Failure, void> {
    const after = this.correcting ? undefined : pageAfter(this.step, this.page);
    return after === undefined ? this.finish() : TE.fromTask(() => this.openPage(after));
  }

  /** A correction may send the file back to the check: whoever has left the page meanwhile follows too. D-52 */
  save(part: ProspectPart): TE.TaskEither<Failure, void> {
    return async () => {
      const { task } = this.state;
      const stands = this.standing();
      const saved = await this.model.save(this.participant, part)();
      if (this.state.task !== task && !stands()) await this.steps.goTo(this.model.stands);
      return saved;
    };
  }

  finish(): TE.TaskEither<Failure, void> {
    const { step } = this;
    const to = taskAfter(step, pathOf(this.state));
    if (step !== this.state.task || to === undefined) return TE.fromTask(() => this.steps.goTo(this.onwards(step)));
    return leftByPerson(this.state) ? this.sendTo(to) : TE.map(() => undefined)(this.refresh());
  }

  sendTo(task: TaskId): TE.TaskEither<Failure, void> {
    return async () => {
      const stands = this.standing();
      const advanced = await this.advanceFile.run(task)();
      return E.isLeft(advanced) ? advanced : E.right(await this.follow(advanced.right, stands()));
    };
  }

  forgetResult(): void {
    this.model.awaitResult(false);
  }

  refresh(): TE.TaskEither<Failure, FileState> {
    return async () => {
      const { task } = this.state;
      const [followed, stands] = [task === this.step, this.standing()];
      const looked = await this.advanceFile.look()();
      if (E.isRight(looked)) await this.looked(followed && stands(), looked.right);
      return looked;
    };
  }

  keepCart(cart: Cart): void {
    this.model.keepCart(cart);
  }

  async correct(page: PageName, of: Participant): Promise<void> {
    const step = stepOfPage(page, pathOf(this.state), of);
    if (step !== undefined) await this.steps.goTo(step, page, true);
  }

  goTo(step: StepName): Promise<void> {
    return this.steps.goTo(step);
  }

  hold(unsaved: boolean): void {
    this.steps.hold(unsaved);
  }

  keepDraft(draft: object | undefined): void {
    this.hold(draft !== undefined);
    this.model.drafts.keep(this.step, this.page, draft);
  }

  fail(failure: Failure, again?: () => void): void {
    this.again = again;
    if (failure.kind === 'refused' && proofsRefusal.decide({ functionalCode: failure.code }) === 'income-missing') void this.askIncome();
    else if (failure.kind === 'conflict') void this.seeWhereItStands(again);
    else this.steps.fail(failure, again);
  }

  /** Done before, or no longer to be done: another tab may have gone on. R13 */
  private async seeWhereItStands(again?: () => void): Promise<void> {
    const { task } = this.state;
    const looked = await this.advanceFile.look()();
    if (E.isLeft(looked)) return this.steps.fail(looked.left, again);
    if (looked.right.task === task) return this.steps.fail({ kind: 'conflict' }, again);
    this.model.take(looked.right);
    await this.steps.goTo(this.model.stands);
    this.steps.movedElsewhere();
  }

  /** The bank does not go on without the income proof: the page where it is given, then back. PRF-12 */
  private async askIncome(): Promise<void> {
    const looked = await this.refresh()();
    if (E.isLeft(looked)) this.steps.fail(looked.left, () => void this.askIncome());
    else await this.correct('UploadIncomeProof', this.participant);
  }

  /** Back from a correction; or on through what was gone back over. */
  private onwards(step: StepName): StepName {
    const after = nextAfter(step, pathOf(this.state));
    return this.correcting || after === undefined ? this.model.stands : after;
  }

  /** Tells later whether the page is still the one shown: who has left it is moved by no answer. */
  private standing(): () => boolean {
    const { step, page } = this;
    return () => this.step === step && this.page === page;
  }

  private async follow(state: FileState, stands: boolean): Promise<void> {
    this.model.take(state);
    if (stands) await this.steps.goTo(this.model.stands);
  }

  /** The bank moved on by itself: so does the page, unless it stands elsewhere than the file. MID-02 */
  private async looked(followed: boolean, state: FileState): Promise<void> {
    this.model.take(state);
    if (followed && taskId.is(this.step) && state.task !== this.step) await this.steps.goTo(this.model.stands);
  }
}
