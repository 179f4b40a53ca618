import type { FilePreparation } from '@application/ports/FilePreparation';
import type { SendProof } from '@application/proofs/SendProof';
import type { Side } from '@domain/documents/pages';
import { papers, type PaperName, type ProofCategory } from '@domain/documents/papers';
import type { ProofOnFile } from '@domain/journey/fileState';
import { papersFor, slotOf } from '@domain/proofs/slot';
import { uploadWords } from '@ui/copy/fr/adviser/upload';
import { whose } from '@ui/journey/autocomplete';
import type { FileJourney } from '@ui/journey/FileJourney';
import { observed } from '@ui/mvvm/observed';
import type { ChosenPapers } from './ChosenPapers';
import { DocumentPages } from './DocumentPages';
import { Sending } from './Sending';

/** One proof: which document, its pages, and their way to the bank. PRF-04 to PRF-07, XTR-05 */
export class UploadViewModel {
  /** Somebody wants to give another document than the one that the bank has. */
  replacing = false;
  readonly pages: DocumentPages;
  readonly sending: Sending;
  readonly category: ProofCategory;
  readonly rank: string;
  /** The document is chosen here: an identity document was, on the page before, unless a reload forgot it. */
  private readonly asksPaper: boolean;

  constructor(
    readonly journey: FileJourney,
    private readonly chosen: ChosenPapers,
    preparation: FilePreparation,
    sendProof: SendProof,
  ) {
    const slot = slotOf(journey.at.step);
    this.category = slot?.category ?? 'identity';
    this.rank = slot?.rank ?? '';
    this.asksPaper = this.category !== 'identity' || this.paper === undefined;
    this.sending = new Sending(journey, sendProof);
    const { category, rank, sending } = this;
    const place = { category, rank, paper: () => this.paper, leaving: () => sending.busy, hold: journey.hold.bind(journey) };
    this.pages = new DocumentPages(place, chosen, preparation);
    observed(this);
  }

  get title(): string {
    return uploadWords[this.journey.mode].title[this.category][whose(this.journey)];
  }

  /** Documents to choose from here. */
  get choices(): readonly PaperName[] {
    return this.asksPaper ? papersFor(this.category) : [];
  }

  get paper(): PaperName | undefined {
    return this.chosen.paperOf(this.rank, this.journey.state.proofs);
  }

  /** The document that the bank has here already, unless another one is to replace it. STP-06 */
  get received(): ProofOnFile | undefined {
    return this.replacing || this.sending.busy ? undefined : this.onFile;
  }

  /** Somebody came back to add the papers of whom they live with: how is shown first. D-54 */
  get hosted(): boolean {
    return this.chosen.isHosted(this.rank);
  }

  /** The bank does not go on without it, and sent somebody back for it. PRF-12 */
  get missed(): boolean {
    return this.category === 'income' && this.journey.at.correcting && this.onFile === undefined;
  }

  /** The tax notice given for the address can prove the income too. */
  get reusable(): boolean {
    return this.category === 'income' && this.pages.all.length === 0 && this.notice.length > 0;
  }

  /** The page is shown; the answer leaves it. */
  enter(): () => void {
    this.held();
    return this.sending.enter();
  }

  choose(paper: PaperName): void {
    if (this.sending.busy) return;
    this.chosen.choose(this.rank, paper);
    this.pages.forget();
    this.sending.forget();
    this.held();
  }

  changeDocument(): void {
    void this.journey.openPage('IdentityForm');
  }

  replace(): void {
    this.replacing = true;
  }

  follow(): void {
    void this.journey.openPage('ProofControlProgress');
  }

  reuse(): void {
    const { notice } = this;
    if (notice.length === 0) return;
    this.choose('INCOME_TAX_NOTICE');
    this.pages.take(notice);
  }

  give(side: Side, files: readonly File[]): void {
    if (this.pages.busy) return;
    this.sending.forget();
    void this.pages.give(side, files);
  }

  async submit(): Promise<void> {
    if (this.pages.busy) return;
    this.sending.forget();
    const { rank, paper } = this;
    if (!this.pages.check() || paper === undefined) return;
    const pages = this.pages.all.map(({ page }) => page);
    const document = { idEne: this.journey.state.idEne, rank, documentCode: papers[paper].code, pages };
    await this.sending.run(document, this.sent, () => void this.submit());
  }

  private get notice() {
    return this.chosen.noticeOf(this.journey.participant);
  }

  private get onFile(): ProofOnFile | undefined {
    return this.journey.state.proofs.find(({ rank, controlId }) => rank === this.rank && controlId !== undefined);
  }

  private sent(): void {
    this.chosen.sent(this.rank);
    this.held();
  }

  private held(): void {
    this.journey.hold(this.pages.all.length > 0);
  }
}
