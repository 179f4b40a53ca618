import { makeAutoObservable, observableRef } from 'mobx';
import type { OfferDocument } from '@application/ports/Signatures';
import type { Tabs } from '@application/ports/Tabs';
import type { ReadDocuments } from '@application/signature/ReadDocuments';
import type { FileJourney } from '@ui/journey/FileJourney';
import { settle } from '@ui/mvvm/settle';
import type { DocumentsRead } from './DocumentsRead';

/** The documents to read before signing: each is opened, or going on says that it is missing. SGN-01 */
export class PreContractViewModel {
  /** Undefined until they came. */
  documents: readonly OfferDocument[] | undefined = undefined;
  opening: string | undefined = undefined;
  blocked = false;
  attempt = 0;

  constructor(
    private readonly journey: FileJourney,
    private readonly readDocuments: ReadDocuments,
    private readonly tabs: Tabs,
    private readonly read: DocumentsRead,
  ) {
    makeAutoObservable(this, { documents: observableRef }, { autoBind: true });
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

  isRead(id: string): boolean {
    return this.read.has(id);
  }

  enter(): void {
    void settle(
      this.readDocuments.list(this.journey.state.idEne),
      failure => this.journey.fail(failure, this.enter),
      documents => {
        this.documents = documents.filter(({ kind }) => kind === 'precontractual');
      },
    );
  }

  /** In a tab of its own, at an address asked for now: each is good once. */
  async open(id: string): Promise<void> {
    if (this.opening !== undefined) return;
    this.opening = id;
    this.blocked = false;
    await settle(
      this.tabs.open(this.readDocuments.address(this.journey.state.idEne, id)),
      failure => {
        this.opening = undefined;
        if (failure.kind === 'blocked') this.blocked = true;
        else this.journey.fail(failure, () => void this.open(id));
      },
      () => {
        this.opening = undefined;
        this.read.add(id);
      },
    );
  }

  submit(): void {
    this.attempt += 1;
    if (this.documents !== undefined && this.unread.length === 0) void this.journey.openPage('DocuSignPage');
  }
}
