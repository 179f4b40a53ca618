import * as TE from 'fp-ts/TaskEither';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { PaperPage, PaperPages, Undrawable, OfferDocument } from '@application/signature/ports';
import type { Blocked, Received, Tabs } from '@application/browser/ports';
import type { Failure } from '@application/failure';
import type { ReadDocuments } from '@application/signature/ReadDocuments';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import { observed } from '@ui/mvvm/observed';
import { matchResult } from '@ui/mvvm/matchResult';
import type { DocumentsRead } from './DocumentsRead';

export interface DrawnDocument {
  readonly document: OfferDocument;
  readonly pages: readonly PaperPage[];
}

/** Documents to open or download before signing; 'Continuer' lists those not read yet. SGN-01, D-61 */
export class PreContractViewModel {
  /** Undefined while loading. */
  documents: readonly OfferDocument[] | undefined = undefined;
  receiving: string | undefined = undefined;
  /** The browser opens no tab: documents are rendered in the page, and a downloaded one counts as read only after a confirmation. D-96 */
  noTab: boolean;
  /** The documents rendered in the page, one after the other. */
  drawn: readonly DrawnDocument[] = [];
  /** All documents are being opened in one reader. XTR-50 */
  together = false;
  /** The browser opened no tab, and the document could not be rendered either. */
  undrawn = false;
  private saved: readonly string[] = [];
  attempt = 0;

  constructor(
    private readonly journey: DossierJourney,
    private readonly readDocuments: ReadDocuments,
    private readonly tabs: Tabs,
    readonly read: DocumentsRead,
    private readonly paperPages: PaperPages,
  ) {
    this.noTab = !tabs.opens;
    observed(this);
  }

  get unread(): readonly OfferDocument[] {
    return (this.documents ?? []).filter(({ id }) => !this.read.has(id));
  }

  /** Unread documents, shown after the first 'Continuer'. */
  get missing(): readonly OfferDocument[] {
    return this.attempt > 0 ? this.unread : [];
  }

  get readCount(): number {
    return (this.documents ?? []).length - this.unread.length;
  }

  enter(): () => void {
    this.loadDocuments();
    return () => this.tabs.forget();
  }

  /** The reader shows all of them, with 'Continuer' at its end. */
  get allDrawn(): boolean {
    return this.drawn.length > 1 && this.drawn.length === this.documents?.length;
  }

  /** Opens the documents one after the other in one reader; each counts once it has come. XTR-50, D-61 */
  async openAll(): Promise<void> {
    this.together = true;
    for (const { id } of this.documents ?? []) {
      await this.draw(id);
      if (!this.together || !this.drawn.some(({ document }) => document.id === id)) break;
    }
    this.endTogether();
  }

  open(id: string): Promise<void> {
    return this.receive(id, paper => this.tabs.open(paper), this.read.add);
  }

  save({ id, label }: OfferDocument): Promise<void> {
    return this.receive(id, paper => this.tabs.save(label, paper), this.noTab ? this.kept : this.read.add);
  }

  /** Download started. The browser may block downloads, so the customer confirms. D-96 */
  toConfirm(id: string): boolean {
    return this.saved.includes(id) && !this.read.has(id);
  }

  closeDrawn(): void {
    this.drawn = [];
    this.together = false;
  }

  /** A page failed to render: the document does not count as read. */
  failDrawing(): void {
    this.closeDrawn();
    this.undrawn = true;
  }

  private endTogether(): void {
    this.together = false;
  }

  private kept(id: string): void {
    this.saved = [...this.saved, id];
  }

  private async draw(id: string): Promise<void> {
    const document = this.documents?.find(each => each.id === id);
    if (document === undefined) return;
    const drawing = (paper: Received<Failure>): TaskEither<Failure | Undrawable, void> =>
      TE.map((pages: readonly PaperPage[]) => this.show(document, pages))(
        TE.flatMap((bytes: Uint8Array): TaskEither<Failure | Undrawable, readonly PaperPage[]> => this.paperPages.of(bytes))(paper),
      );
    await this.receive(id, drawing, () => undefined);
  }

  private show(document: OfferDocument, pages: readonly PaperPage[]): void {
    this.drawn = [...(this.together ? this.drawn : []), { document, pages }];
    this.read.add(document.id);
  }

  private loadDocuments(): void {
    void matchResult(
      this.readDocuments.list(this.journey.dossier.state.idEne),
      failure => this.journey.fail(failure, this.loadDocuments),
      documents => {
        this.documents = documents.filter(({ kind }) => kind === 'precontractual');
      },
    );
  }

  /** Requests a fresh URL first: each works once. A document that fails to load stays unread. */
  private async receive(
    id: string,
    hand: (paper: Received<Failure>) => TaskEither<Failure | Blocked | Undrawable, void>,
    came: (id: string) => void,
  ): Promise<void> {
    if (this.receiving !== undefined) return;
    this.receiving = id;
    this.undrawn = false;
    await matchResult(
      hand(this.readDocuments.paper(this.journey.dossier.state.idEne, id)),
      failure => {
        this.receiving = undefined;
        if (failure.kind === 'blocked') {
          this.noTab = true;
          void this.draw(id);
        } else if (failure.kind === 'undrawable') this.undrawn = true;
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
    if (this.documents !== undefined && this.unread.length === 0) void this.journey.openPage('DocuSignPage');
  }
}
