import type { TaskEither } from 'fp-ts/TaskEither';
import type { OfferDocument } from '@application/ports/Signatures';
import type { Blocked, Received, Tabs } from '@application/ports/Tabs';
import type { Failure } from '@application/failure';
import type { ReadDocuments } from '@application/signature/ReadDocuments';
import type { FileJourney } from '@ui/journey/FileJourney';
import { observed } from '@ui/mvvm/observed';
import { settle } from '@ui/mvvm/settle';
import type { DocumentsRead } from './DocumentsRead';

/** The documents to read before signing: each is received and opened or saved, or going on says that it is missing. SGN-01, D-61 */
export class PreContractViewModel {
  /** Undefined until they came. */
  documents: readonly OfferDocument[] | undefined = undefined;
  receiving: string | undefined = undefined;
  blocked = false;
  attempt = 0;

  constructor(
    private readonly journey: FileJourney,
    private readonly readDocuments: ReadDocuments,
    private readonly tabs: Tabs,
    readonly read: DocumentsRead,
  ) {
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
    return this.receive(id, paper => this.tabs.open(paper));
  }

  save({ id, label }: OfferDocument): Promise<void> {
    return this.receive(id, paper => this.tabs.save(label, paper));
  }

  private ask(): void {
    void settle(
      this.readDocuments.list(this.journey.state.idEne),
      failure => this.journey.fail(failure, this.ask),
      documents => {
        this.documents = documents.filter(({ kind }) => kind === 'precontractual');
      },
    );
  }

  /** At an address asked for now: each is good once. What did not come is not read. */
  private async receive(id: string, hand: (paper: Received<Failure>) => TaskEither<Failure | Blocked, void>): Promise<void> {
    if (this.receiving !== undefined) return;
    this.receiving = id;
    this.blocked = false;
    await settle(
      hand(this.readDocuments.paper(this.journey.state.idEne, id)),
      failure => {
        this.receiving = undefined;
        if (failure.kind === 'blocked') this.blocked = true;
        else this.journey.fail(failure, () => void this.receive(id, hand));
      },
      () => {
        this.receiving = undefined;
        this.read.add(id);
      },
    );
  }

  submit(): void {
    this.attempt += 1;
    if (this.documents !== undefined && this.unread.length === 0) void this.journey.openPage('DocuSignPage');
  }
}
