import * as TE from 'fp-ts/TaskEither';
import type { Followed, SettleProof } from '@application/proofs/SettleProof';
import type { Failure } from '@application/failure';
import type { Watches } from '@application/watch';
import { isEnded } from '@domain/journey/dossierSteps';
import type { Correction } from '@domain/holders/correction';
import type { AfterFailure, ProofReason } from '@domain/proofs/afterFailure';
import { declaredIn } from '@domain/proofs/controlAnew';
import { papers } from '@domain/proofs/papers';
import type { ProofOutcome } from '@domain/proofs/proof';
import { slotOf, type ProofSlot } from '@domain/proofs/slot';
import { firstWay, proofsWaysOn } from '@domain/proofs/nextActions';
import { uploadPages, uploadTask } from '@ui/journey/controlProofs';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import { Attempt } from '@ui/mvvm/Attempt';
import { Poller } from '@ui/mvvm/Poller';
import { observed } from '@ui/mvvm/observed';
import type { UploadDraft, GivenScan } from '@ui/screens/upload/UploadDraft';
import { holdsPdf } from '@ui/screens/upload/validation';
import type { Found, Result } from './Found';
import { ruleOfAge } from './ruleOfAge';
import type { TypedCorrection } from './TypedCorrection';

const ofThePhoto: readonly ProofReason[] = ['UNUSABLE_IMAGE', 'PORTRAIT_ABSENT'];

/** Analysis of one document: running, validated, or failed with the possible actions. PRF-07 to PRF-11, XTR-02 */
export class AnalysisViewModel {
  outcome: ProofOutcome | undefined = undefined;
  /** Polling ended without an outcome. */
  over = false;
  /** What corrects the typed names and birthdate; undefined: not offered. D-126 */
  correction: Correction | undefined = undefined;
  /** The navigation to another page is running. */
  private leaving = false;
  private readonly deciding: Attempt;
  private readonly poller: Poller;
  private readonly slot: ProofSlot;
  private readonly declared: ReturnType<typeof declaredIn>;

  constructor(
    readonly journey: DossierJourney,
    private readonly settleProof: SettleProof,
    watches: Watches,
    private readonly found: Found,
    private readonly chosen: UploadDraft,
    private readonly typing: TypedCorrection,
  ) {
    const slot = slotOf(journey.steps.at.step);
    if (!slot) throw new RangeError(`No proof at ${journey.steps.at.step}`);
    this.slot = slot;
    this.declared = declaredIn(journey.prospect);
    this.deciding = new Attempt(journey);
    this.poller = new Poller(watches);
    observed(this);
  }

  get busy(): boolean {
    return this.deciding.busy || this.leaving;
  }

  get category(): ProofSlot['category'] {
    return this.slot.category;
  }

  /** Possible actions after a failure; undefined: no failure. PRF-09, D-53 */
  get ways(): (AfterFailure & { readonly first: ReturnType<typeof firstWay> }) | undefined {
    if (this.outcome?.kind !== 'failed') return undefined;
    const { reason, comment } = this.outcome;
    const ways = proofsWaysOn.decide({ reason, sentBack: comment !== undefined });
    return { ...ways, first: firstWay(reason, ways) };
  }

  /** The photos that this tab has sent; after a reload, none. */
  get photos(): readonly GivenScan[] {
    return this.chosen.sentPages(this.slot.rank);
  }

  /** The document is the right one, its photo is not: it is to be photographed again. XTR-51 */
  get retakes(): boolean {
    return this.outcome?.kind === 'failed' && ofThePhoto.includes(this.outcome.reason) && !holdsPdf(this.photos);
  }

  /** The rule behind a document that is too old. XTR-23 */
  get why(): 'fresh' | 'idCard' | undefined {
    return ruleOfAge(this.outcome, this.documentCode);
  }

  /** A card is not accepted online: a passport may be. D-127 */
  get isCard(): boolean {
    return this.documentCode === papers.CNI.code;
  }

  /** The proof names another person, perhaps the host of the holder. D-54 */
  get asksHost(): boolean {
    if (this.outcome?.kind !== 'failed' || this.category !== 'address' || this.outcome.comment !== undefined) return false;
    return this.outcome.reason === 'LAST_NAME_MISMATCH' || this.outcome.reason === 'FIRST_NAME_MISMATCH';
  }

  /** This tab still holds the uploaded pages: a host's documents can be added to them. D-54 */
  get keepsPages(): boolean {
    return this.chosen.hasPages(this.slot.rank);
  }

  /** Shows the outcome found by the page before, else polls. */
  enter(): () => void {
    const known = this.found.take(this.slot.rank);
    if (known) this.show(known);
    else this.again();
    return () => this.poller.stop();
  }

  /** Polls again: this document, and those that are controlled with it. */
  again(): void {
    this.over = false;
    const ranks = [this.slot.rank, ...this.typing.takeOthers(this.slot.rank)];
    const { personId, participant } = this.journey;
    void this.poller.start(
      watch => this.settleProof.followAll(watch, { personId, participant }, ranks),
      this.lost,
      followed => this.came(ranks, followed),
    );
  }

  /** Opens the next document in doubt, if there is one. */
  goOn(): void {
    const step = uploadTask(this.found.next ?? '');
    this.leaving = step !== undefined;
    if (step) void this.journey.steps.goTo(step, 'ProofControlCompleted', false, true);
    else void this.attempt(this.journey.finish(), this.goOn);
  }

  /** Saves what the identity document says instead of what was typed, then waits for the new control. */
  correct(): void {
    const { correction, typing, journey, declared } = this;
    if (correction) void this.attempt(typing.run(journey, correction, declared), this.correct, () => this.found.clear());
  }

  force(): void {
    void this.attempt(this.settleProof.force(this.slot.rank), this.force, this.goOn);
  }

  another(): void {
    void this.attempt(this.removed(), this.another, this.chooseAnother);
  }

  /** Returns to the upload, to add the host's documents to the pages. */
  host(): void {
    void this.attempt(this.removed(), this.host, () => {
      this.chosen.host(this.slot.rank);
      this.chooseAnother();
    });
  }

  private get documentCode(): string | undefined {
    return this.journey.dossier.state.proofs.find(({ rank }) => rank === this.slot.rank)?.documentCode;
  }

  private show({ outcome, paper }: Result): void {
    this.outcome = outcome;
    this.correction = this.typing.of(this.journey, this.category, outcome, paper);
  }

  private lost(failure: Failure): void {
    this.over = true;
    this.journey.fail(failure, this.again);
  }

  private came([, ...others]: readonly string[], { results: [own, ...theirs], paper }: Followed): void {
    this.found.keepFailed(others, theirs, paper);
    if (own?.kind === 'absent') return this.toUpload();
    this.over = own === undefined;
    if (own === undefined) return;
    this.found.note(this.slot.rank, own);
    if (own.kind !== 'validated' && this.journey.steps.at.page === 'ProofControlProgress') return this.complete({ outcome: own, paper });
    this.show({ outcome: own, paper });
    if (own.kind === 'validated') this.goOn();
  }

  /** Opens the result on its own page and replaces the waiting page in the history: Back then leads to the document. D-09 */
  private complete(result: Result): void {
    this.found.keep(this.slot.rank, result);
    void this.journey.refresh()();
    void this.journey.openPage('ProofControlCompleted', true);
  }

  /** A document of a completed task stays until another one is sent: no dossier continues without it. D-126 */
  private removed(): TE.TaskEither<Failure, void> {
    const { rank } = this.slot;
    const task = uploadTask(rank);
    const ended = !this.journey.steps.at.correcting && task !== undefined && isEnded(task, this.journey.dossier.state);
    this.found.forget(rank, ended);
    return ended ? TE.right(undefined) : this.settleProof.remove(rank);
  }

  /** Refreshes the file first: the upload page must not find the removed document in it. PRF-10 */
  private chooseAnother(): void {
    this.chosen.clearSides(this.slot.rank);
    void this.attempt(this.journey.refresh(), this.chooseAnother, this.toUpload);
  }

  /** Does nothing when the bank's task has already moved the person to another page. */
  private toUpload(): void {
    if (slotOf(this.journey.steps.at.step)?.rank !== this.slot.rank) return;
    this.leaving = true;
    void this.journey.openPage(uploadPages[this.slot.category]);
  }

  private async attempt<A>(task: TE.TaskEither<Failure, A>, again: () => void, then?: () => void): Promise<void> {
    if (!this.leaving) await this.deciding.run(task, again, then);
  }
}
