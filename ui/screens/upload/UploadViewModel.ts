import { runInAction } from 'mobx';
import type { FilePreparation, Received as SentPages, Unsent } from '@application/proofs/ports';
import type { SendProof } from '@application/proofs/SendProof';
import type { SettleProof } from '@application/proofs/SettleProof';
import { calledBy, fullName } from '@domain/holders/people';
import { papersOfPerson } from '@domain/journey/papersFirst';
import type { Participant } from '@domain/journey/words';
import type { Side } from '@domain/proofs/scans';
import { papers, type PaperName, type ProofCategory } from '@domain/proofs/papers';
import { papersFor, slotOf } from '@domain/proofs/slot';
import { papersStripMessages } from '@messages/papersStrip';
import { uploadMessages } from '@messages/upload';
import { whose } from '@ui/form/autocomplete';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import { Attempt } from '@ui/mvvm/Attempt';
import { messagesFor } from '@ui/mvvm/messages';
import { observed } from '@ui/mvvm/observed';
import type { Found } from '@ui/screens/analysis/Found';
import type { UploadDraft, GivenScan } from './UploadDraft';
import { DocumentScans } from './DocumentScans';
import { currentSide } from './nextStep';
import { receivedAt, type Received } from './received';
import { Sending } from './Sending';
import { transferred } from './transferred';
import * as E from 'fp-ts/Either';

/** One proof: its document, its pages and their upload. PRF-04 to PRF-07, XTR-05 */
export class UploadViewModel {
  /** The person replaces the document at the bank. */
  replacing = false;
  /** The choice of the document is open on the page of its photos: nothing is chosen, or another one is being chosen. */
  private unfolded: boolean;
  /** Deleting the sides of the previous document at the bank. */
  private changing = false;
  private changed: Promise<void> = Promise.resolve();
  private giving: Promise<void> = Promise.resolve();
  /** A side is on its way to the bank, while the camera may be open for the other one. */
  private keeping: Promise<void> | undefined = undefined;
  private readonly leavingPage: Attempt;
  readonly pages: DocumentScans;
  readonly sending: Sending;
  readonly category: ProofCategory;
  readonly rank: string;
  /** The page asks for the document, unless another page does (identity, in the bank's order) and no reload has lost the answer. */
  readonly asksPaper: boolean;

  constructor(
    readonly journey: DossierJourney,
    private readonly chosen: UploadDraft,
    preparation: FilePreparation,
    sendProof: SendProof,
    private readonly settleProof: SettleProof,
    private readonly found: Found,
  ) {
    chosen.open(journey.dossier.state.idEne);
    this.leavingPage = new Attempt(journey);
    const slot = slotOf(journey.steps.at.step);
    this.category = slot?.category ?? 'identity';
    this.rank = slot?.rank ?? '';
    this.asksPaper = this.category !== 'identity' || this.paper === undefined || journey.givesPapersFirst;
    this.unfolded = this.paper === undefined && !this.choosesIdentity;
    this.sending = new Sending(journey, sendProof, preparation);
    const { category, rank, sending } = this;
    const place = {
      mode: journey.steps.mode,
      category,
      rank,
      paper: () => this.paper,
      sidesStored: () => chosen.sidesKept(rank),
      sending: () => sending.busy || this.changing,
      setDirty: (given: boolean) => journey.steps.setDirty(given),
    };
    this.pages = new DocumentScans(place, chosen, preparation);
    observed(this);
  }

  /** The person whom the title names, in a file of two given papers first. D-64 */
  get named(): string | undefined {
    const { journey } = this;
    return journey.givesPapersFirst && whose(journey) !== 'individual' ? this.nameOf(journey.participant) : undefined;
  }

  get title(): string {
    const { journey, category, named } = this;
    const { step } = journey.steps.at;
    const papers = papersOfPerson(step, journey.dossier.state);
    const place = papers.findIndex(each => each.step === step) + 1;
    const { individual, of } = papersStripMessages.title[category];
    if (named !== undefined) return of(named, place, papers.length);
    const own = whose(journey);
    return journey.givesPapersFirst && own === 'individual'
      ? individual(place, papers.length)
      : messagesFor(journey.steps.mode, uploadMessages).title[category][own];
  }

  /** The holder, all of whose papers are read before the co-holder's begin. */
  get readBefore(): string | undefined {
    const { journey, category } = this;
    if (this.named === undefined || category !== 'identity' || journey.participant !== 'COT') return undefined;
    const papers = papersOfPerson('identityDocUpload', journey.dossier.state);
    return papers.every(({ standing }) => standing === 'read') ? this.nameOf('TIT') : undefined;
  }

  /** With papers first the choice of the identity document is a page of the photos' screen. D-99, D-125 */
  get choosesIdentity(): boolean {
    return this.journey.steps.at.page === 'IdentityForm';
  }

  /** The choice of the document is open. */
  get choosing(): boolean {
    return this.unfolded || this.choosesIdentity;
  }

  /** Documents offered on this page. */
  get choices(): readonly PaperName[] {
    return this.asksPaper ? papersFor(this.category) : [];
  }

  get paper(): PaperName | undefined {
    return this.chosen.paperOf(this.rank, this.journey.dossier.state.proofs);
  }

  /** The status of the document at the bank. Undefined: there is none, or it is being replaced. STP-06 */
  get received(): Received | undefined {
    return this.replacing || this.sending.busy ? undefined : receivedAt(this.journey, this.rank, this.found);
  }

  /** What a reload or the end of the session took before it was sent. XTR-36 */
  get lostPages(): Unsent | undefined {
    return this.chosen.lostPages(this.rank);
  }

  /** The person has returned to add their host's documents. D-54 */
  get hosted(): boolean {
    return this.chosen.isHosted(this.rank);
  }

  /** The bank requires this proof and has sent the person back. PRF-12 */
  get missed(): boolean {
    return this.category === 'income' && this.journey.steps.at.correcting && receivedAt(this.journey, this.rank, this.found) === undefined;
  }

  /** The tax notice given as proof of address can also prove the income. */
  get reusable(): boolean {
    return this.category === 'income' && this.pages.all.length === 0 && this.notice.length > 0;
  }

  enter(): () => void {
    return this.sending.enter();
  }

  choose(paper: PaperName): void {
    if (this.sending.busy || this.changing) return;
    this.chosen.choose(this.rank, paper);
    this.pages.clearMessages();
    this.sending.clearError();
    this.updateDirty();
    this.changed = this.change();
  }

  /** Folds the choice; without one, asks for it. D-116 */
  confirmChoice(): void {
    if (this.paper === undefined) return void this.pages.check();
    this.unfolded = false;
  }

  /** Opens the choice again, where this page made it. */
  changeDocument(): void {
    if (this.sending.busy || this.changing) return;
    this.pages.clearMessages();
    this.sending.clearError();
    if (this.asksPaper && (this.category !== 'identity' || !this.journey.givesPapersFirst)) this.unfolded = true;
    else void this.journey.openPage('IdentityForm');
  }

  /** The bank has the previous document as a whole, and no side of the new one. */
  replace(): void {
    this.chosen.clearSides(this.rank);
    this.replacing = true;
  }

  /** The paper that is given next; undefined: the bank's order, or a paper in doubt. D-125 */
  get nextPaper(): ProofCategory | undefined {
    const { journey } = this;
    if (!journey.givesPapersFirst || this.received === 'failed') return undefined;
    const { stands } = journey.dossier;
    return stands === journey.steps.at.step ? undefined : slotOf(stands)?.category;
  }

  get leaving(): boolean {
    return this.leavingPage.busy;
  }

  follow(): void {
    const { journey } = this;
    if (journey.givesPapersFirst && this.received !== 'failed') void this.leavingPage.run(journey.finish(), this.follow);
    else void journey.openPage('ProofControlProgress');
  }

  /** Takes the notice again; with papers first the same press sends it. D-125 */
  async reuse(): Promise<void> {
    const { notice, journey } = this;
    if (notice.length === 0) return;
    this.choose('INCOME_TAX_NOTICE');
    this.unfolded = false;
    this.pages.take(notice);
    await this.changed;
    if (journey.givesPapersFirst) await this.submit();
  }

  /** Files given while others are being prepared, or while the other side leaves, wait for their turn. */
  async give(side: Side, files: readonly File[]): Promise<void> {
    if (this.keeping) return this.keeping.then(() => this.give(side, files));
    if (this.sending.busy || this.changing) return;
    this.sending.clearError();
    const { pages, giving } = this;
    this.giving = pages.preparing === undefined ? pages.give(side, files) : giving.then(() => pages.give(side, files));
    await this.giving;
  }

  /** What is dropped beside the sides, or pasted, goes to the side that the page asks for. */
  receive(transfer: DataTransfer): void {
    const side = currentSide(this.pages);
    if (side !== undefined && !this.choosing && this.received === undefined) this.drop(side, transfer);
  }

  /** A gesture without a file is answered at its side. XTR-40 */
  drop(side: Side, transfer: DataTransfer): void {
    const given = transferred(transfer);
    if (typeof given !== 'string') void this.give(side, given);
    else this.pages.refuse(side, messagesFor(this.journey.steps.mode, uploadMessages).noDossier[given]);
  }

  async submit(): Promise<void> {
    if (this.pages.busy) return;
    this.sending.clearError();
    const { toKeep } = this.pages;
    if (toKeep) return this.keep(toKeep);
    const document = this.pages.check() ? this.documentOf(this.pages.toSend) : undefined;
    const { sent, lost, reach } = this;
    if (document) await this.sending.run(document, { reach, sent, missed: lost, again: () => void this.submit() });
  }

  /** Sends one side of a card, which the bank stores until the other arrives. D-72 */
  private async keep(given: GivenScan): Promise<void> {
    const document = this.documentOf([given]);
    if (!document) return;
    const kept = (received: SentPages): void => {
      this.chosen.sideSent(this.rank, given, received);
      this.updateDirty();
    };
    this.keeping = this.sending.keep(document, kept, () => void this.submit());
    await this.keeping;
    runInAction(() => (this.keeping = undefined));
  }

  /** The bank has lost a stored side: sends the page again, or asks for it when this tab no longer has it. D-72 */
  private lost(): boolean {
    const [side] = this.chosen.sidesKept(this.rank);
    if (side === undefined) return false;
    this.chosen.clearSides(this.rank);
    this.updateDirty();
    if (this.pages.whole) void this.submit();
    else this.pages.refuse(side, messagesFor(this.journey.steps.mode, uploadMessages).lost[side]);
    return true;
  }

  private async change(): Promise<void> {
    const { journey, chosen, settleProof, rank } = this;
    this.changing = true;
    await withoutOther({ journey, chosen, settleProof, rank }, () => undefined);
    runInAction(() => (this.changing = false));
  }

  private documentOf(given: readonly GivenScan[]) {
    const { rank, paper } = this;
    if (paper === undefined) return undefined;
    return { idEne: this.journey.dossier.state.idEne, rank, documentCode: papers[paper].code, pages: given.map(({ page }) => page) };
  }

  /** The first name, or the full name where both have the same. */
  private nameOf(who: Participant): string | undefined {
    const { TIT, COT } = this.journey.dossier.people;
    const person = { TIT, COT }[who];
    return calledBy(TIT) === calledBy(COT) ? fullName(person) || undefined : calledBy(person);
  }

  private get notice() {
    return this.chosen.noticeOf(this.journey.participant);
  }

  private reach(reached: 'begun' | 'done'): void {
    this.chosen.reach(this.rank, reached);
  }

  private sent(): void {
    this.chosen.sent(this.rank);
    this.found.forget(this.rank);
    this.updateDirty();
  }

  updateDirty(): void {
    this.journey.steps.setDirty(this.pages.toSend.length > 0);
  }
}

interface Place {
  readonly journey: DossierJourney;
  readonly chosen: UploadDraft;
  readonly settleProof: SettleProof;
  readonly rank: string;
}

/** Deletes the previous document's sides at the bank, then calls `goOn`; a failure offers a retry. D-72 */
export const withoutOther = async (place: Place, goOn: () => void): Promise<void> => {
  const { journey, chosen, settleProof, rank } = place;
  if (chosen.isOther(rank)) {
    const outcome = await settleProof.remove(rank)();
    if (E.isLeft(outcome)) return journey.fail(outcome.left, () => void withoutOther(place, goOn));
    chosen.clearSides(rank);
  }
  goOn();
};
