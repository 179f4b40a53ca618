import * as TE from 'fp-ts/TaskEither';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { PaperPage, PaperPages, Undrawable } from '@application/ports/PaperPages';
import type { OfferDocument } from '@application/ports/Signatures';
import type { Blocked, Received, Tabs } from '@application/ports/Tabs';
import type { Failure } from '@application/failure';
import type { ReadDocuments } from '@application/signature/ReadDocuments';
import type { FileJourney } from '@ui/journey/FileJourney';
import { observed } from '@ui/mvvm/observed';
import { matchResult } from '@ui/mvvm/matchResult';
import type { DocumentsRead } from './DocumentsRead';

/** The documents to read before signing: each is received and opened or saved, or going on says that it is missing. SGN-01, D-61 */
export class PreContractViewModel {
  /** Undefined until they came. */
  documents: readonly OfferDocument[] | undefined = undefined;
  receiving: string | undefined = undefined;
  /** No tab opened here: papers are drawn in the page, and one that is saved counts once the person says so. D-96 */
  noTab: boolean;
  /** The paper that stands in the page, since no tab opened. */
  drawn: { readonly document: OfferDocument; readonly pages: readonly PaperPage[] } | undefined = undefined;
  /** No tab opened, and the paper could not be drawn either. */
  undrawn = false;
  private saved: readonly string[] = [];
  attempt = 0;

  constructor(
    private readonly journey: FileJourney,
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

  /** Said on going on without; gone one by one as documents are opened. */
  get missing(): readonly OfferDocument[] {
    return this.attempt > 0 ? this.unread : [];
  }

  get readCount(): number {
    return (this.documents ?? []).length - this.unread.length;
  }

  enter(): () => void {
    this.ask();
    return () => this.tabs.forget();
  }

  open(id: string): Promise<void> {
    return this.receive(id, paper => this.tabs.open(paper), this.read.add);
  }

  save({ id, label }: OfferDocument): Promise<void> {
    return this.receive(id, paper => this.tabs.save(label, paper), this.noTab ? this.kept : this.read.add);
  }

  /** Saved where downloads may be ignored: the person says whether it came. D-96 */
  toConfirm(id: string): boolean {
    return this.saved.includes(id) && !this.read.has(id);
  }

  closeDrawn(): void {
    this.drawn = undefined;
  }

  /** A page of it could not be drawn: it was not read. */
  failDrawing(): void {
    this.drawn = undefined;
    this.undrawn = true;
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
    this.drawn = { document, pages };
    this.read.add(document.id);
  }

  private ask(): void {
    void matchResult(
      this.readDocuments.list(this.journey.file.state.idEne),
      failure => this.journey.fail(failure, this.ask),
      documents => {
        this.documents = documents.filter(({ kind }) => kind === 'precontractual');
      },
    );
  }

  /** At an address asked for now: each is good once. What did not come is not read. */
  private async receive(
    id: string,
    hand: (paper: Received<Failure>) => TaskEither<Failure | Blocked | Undrawable, void>,
    came: (id: string) => void,
  ): Promise<void> {
    if (this.receiving !== undefined) return;
    this.receiving = id;
    this.undrawn = false;
    await matchResult(
      hand(this.readDocuments.paper(this.journey.file.state.idEne, id)),
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
