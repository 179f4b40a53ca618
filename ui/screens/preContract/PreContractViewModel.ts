import { signatureDocumentsToRead } from '@domain/signature/documentsToRead';
import type { ContractDocumentType } from '@domain/signature/contractDocuments';
import * as TE from 'fp-ts/TaskEither';
import type { TaskEither } from 'fp-ts/TaskEither';
import { DEPOSIT_GUARANTEE } from '@application/signature/ports';
import type { PaperPage, PaperPages, Undrawable, OfferDocument, Withdrawals, WithdrawalTerms } from '@application/signature/ports';
import type { Blocked, Received, Tabs } from '@application/browser/ports';
import type { Failure } from '@application/failure';
import type { ExpectedDocuments } from '@application/signature/ExpectedDocuments';
import type { ReadDocuments } from '@application/signature/ReadDocuments';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import { observed } from '@ui/mvvm/observed';
import { matchResult } from '@ui/mvvm/matchResult';
import type { OfferOnDossier } from '@domain/offer/onDossier';
import type { OfferToAccept } from '../offerChange/OfferToAccept';
import type { DepositReceipt } from './DepositReceipt';
import type { StartAgreement } from './StartAgreement';
import type { DocumentsRead } from './DocumentsRead';

/** A document in the reader. */
export interface ShownDocument {
  readonly document: OfferDocument;
  readonly pages: readonly PaperPage[];
}

/** The price, the card's limits and the right to withdraw. */
export interface KeyFacts {
  readonly offer: OfferOnDossier;
  readonly withdrawal: Pick<WithdrawalTerms, 'days' | 'from'>;
}

/** Every page has text; a picture of a text cannot be read in a size that suits. D-109 */
export const isText = (pages: readonly PaperPage[]): boolean => pages.every(({ blocks }) => blocks.length > 0);

/** Documents to read or download before signing; 'Continuer' lists those not read yet. SGN-01, D-61, D-109 */
export class PreContractViewModel {
  /** Undefined while loading. */
  documents: readonly OfferDocument[] | undefined = undefined;
  receiving: string | undefined = undefined;
  /** The browser opens no tab: a downloaded one counts as read only after a confirmation. D-96 */
  noTab: boolean;
  /** The documents in the reader, one after the other. */
  shown: readonly ShownDocument[] = [];
  /** All documents are being opened in one reader. XTR-50 */
  together = false;
  /** The page cannot show the document. */
  unreadable = false;
  /** Documents that the bank did not list and without which nobody signs. D-124 */
  lacking: readonly ContractDocumentType[] = [];
  private saved: readonly string[] = [];
  attempt = 0;

  constructor(
    readonly journey: DossierJourney,
    private readonly readDocuments: ReadDocuments,
    private readonly tabs: Tabs,
    readonly read: DocumentsRead,
    private readonly paperPages: PaperPages,
    private readonly offerToAccept: Pick<OfferToAccept, 'current'>,
    private readonly withdrawals: Withdrawals,
    readonly depositReceipt: DepositReceipt,
    private readonly expected: ExpectedDocuments,
    readonly agreement: StartAgreement,
  ) {
    this.noTab = !tabs.opens;
    observed(this);
  }

  /** Inside another application nothing opens: no PDF is offered. D-96 */
  get opensTabs(): boolean {
    return this.tabs.opens;
  }

  get unread(): readonly OfferDocument[] {
    const documents = this.documents ?? [];
    const ids = documents.map(({ id }) => id);
    const left = signatureDocumentsToRead.decide({ documents: ids, read: ids.filter(id => this.read.has(id)) });
    return documents.filter(({ id }) => left.includes(id));
  }

  /** Unread documents, shown after the first 'Continuer'. */
  get missing(): readonly OfferDocument[] {
    return this.attempt > 0 ? this.unread : [];
  }

  /** The agreement that nobody signs without, after the first 'Continuer'. D-124 */
  get agreementMissing(): boolean {
    return this.attempt > 0 && this.agreement.owed;
  }

  /** The days of the period of withdrawal. */
  get withdrawalDays(): number {
    return this.withdrawals.terms().days;
  }

  get readCount(): number {
    return (this.documents ?? []).length - this.unread.length;
  }

  enter(): () => void {
    this.loadDocuments();
    return () => this.tabs.forget();
  }

  /** The reader shows all of them, with 'Continuer' at its end. */
  get allShown(): boolean {
    return this.shown.length > 1 && this.shown.length === this.documents?.length;
  }

  /** The first document in the reader whose last line has not been in view. */
  get unfinished(): ShownDocument | undefined {
    return this.shown.find(({ document, pages }) => !this.read.has(document.id) && isText(pages));
  }

  /** What the documents come to, above them. */
  get keyFacts(): KeyFacts | undefined {
    const offer = this.offerToAccept.current;
    return offer && { offer, withdrawal: this.withdrawals.terms() };
  }

  /** Shows the documents one after the other in one reader. XTR-50 */
  async openAll(): Promise<void> {
    this.together = true;
    for (const { id } of this.documents ?? []) {
      await this.load(id);
      if (!this.together || !this.shown.some(({ document }) => document.id === id)) break;
    }
    this.endTogether();
  }

  open(id: string): Promise<void> {
    return this.load(id);
  }

  /** The last line of the document was in view. D-109 */
  reachEnd(id: string): void {
    this.read.add(id);
  }

  /** The document as it will be kept, in a tab: whether it was read there is not known. */
  viewPdf(id: string): Promise<void> {
    return this.receive(
      id,
      paper => this.tabs.open(paper),
      () => undefined,
    );
  }

  save({ id, label }: OfferDocument): Promise<void> {
    return this.receive(id, paper => this.tabs.save(label, paper), this.noTab ? this.kept : this.read.add);
  }

  /** Download started. The browser may block downloads, so the customer confirms. D-96 */
  toConfirm(id: string): boolean {
    return this.saved.includes(id) && !this.read.has(id);
  }

  close(): void {
    this.shown = [];
    this.together = false;
  }

  /** A page without text failed to render. */
  failDrawing(): void {
    this.close();
    this.unreadable = true;
  }

  private endTogether(): void {
    this.together = false;
  }

  private kept(id: string): void {
    this.saved = [...this.saved, id];
  }

  private async load(id: string): Promise<void> {
    const document = this.documents?.find(each => each.id === id);
    if (document === undefined) return;
    const reading = (paper: Received<Failure>): TaskEither<Failure | Undrawable, void> =>
      TE.map((pages: readonly PaperPage[]) => this.show(document, pages))(
        TE.flatMap((bytes: Uint8Array): TaskEither<Failure | Undrawable, readonly PaperPage[]> => this.paperPages.of(bytes))(paper),
      );
    await this.receive(id, reading, () => undefined);
  }

  private show(document: OfferDocument, pages: readonly PaperPage[]): void {
    this.shown = [...(this.together ? this.shown : []), { document, pages }];
  }

  private loadDocuments(): void {
    void matchResult(
      this.readDocuments.list(this.journey.dossier.state.idEne),
      failure => this.journey.fail(failure, this.loadDocuments),
      documents => {
        this.lacking = this.expected.lacking(documents, this.journey.dossier.cart?.selection ?? [], this.journey.connected);
        this.documents = documents.filter(({ kind }) => kind === 'precontractual');
      },
    );
  }

  /** A document that was opened or saved, whose receipt the person may acknowledge. D-124 */
  asksReceipt({ id, type }: OfferDocument): boolean {
    return type === DEPOSIT_GUARANTEE && this.read.has(id);
  }

  /** Requests a fresh URL first: each works once. A document that fails to load stays unread. */
  private async receive(
    id: string,
    hand: (paper: Received<Failure>) => TaskEither<Failure | Blocked | Undrawable, void>,
    came: (id: string) => void,
  ): Promise<void> {
    if (this.receiving !== undefined) return;
    this.receiving = id;
    this.unreadable = false;
    await matchResult(
      hand(this.readDocuments.paper(this.journey.dossier.state.idEne, id)),
      failure => {
        this.receiving = undefined;
        if (failure.kind === 'blocked') {
          this.noTab = true;
        } else if (failure.kind === 'undrawable') this.unreadable = true;
        else this.journey.fail(failure, () => void this.receive(id, hand, came));
      },
      () => {
        this.receiving = undefined;
        came(id);
      },
    );
  }

  submit(): void {
    this.attempt += 1;
    const stopped = this.unread.length > 0 || this.lacking.length > 0 || this.agreement.owed;
    if (this.documents !== undefined && !stopped) void this.journey.openPage('DocuSignPage');
  }
}
