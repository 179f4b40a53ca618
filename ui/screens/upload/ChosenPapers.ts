import type { DocumentPage } from '@application/ports/Documents';
import { ranks, type PaperName } from '@domain/documents/papers';
import type { ProofOnFile } from '@domain/journey/fileState';
import type { Participant } from '@domain/journey/words';
import { paperOfCode, sidesOf } from '@domain/proofs/slot';
import { observed } from '@ui/mvvm/observed';

/** A page made ready, with the name that the person knows it by; the name never travels. `id`: tells it from the others while it moves. */
export interface GivenPage {
  readonly id: number;
  readonly page: DocumentPage;
  readonly name: string;
}

const none: readonly GivenPage[] = [];

/** What was chosen and given for each slot of the file; kept by the tab's memory alone until it is sent. XTR-05 */
export class ChosenPapers {
  private papers: Readonly<Record<string, PaperName>> = {};
  private pages: Readonly<Record<string, readonly GivenPage[]>> = {};
  private hosts: readonly string[] = [];
  private notices: Readonly<Record<string, readonly GivenPage[]>> = {};

  constructor() {
    observed(this);
  }

  /** The document chosen in this tab, else the one that the bank has. */
  paperOf(rank: string, proofs: readonly ProofOnFile[]): PaperName | undefined {
    const onFile = proofs.find(proof => proof.rank === rank);
    return this.papers[rank] ?? (onFile && paperOfCode(onFile.documentCode));
  }

  /** In the order in which they travel. D-54 */
  pagesOf(rank: string): readonly GivenPage[] {
    return this.pages[rank] ?? none;
  }

  /** Another document may have other sides: pages of those that it has not go. */
  choose(rank: string, paper: PaperName): void {
    const kept = sidesOf(paper);
    this.papers = { ...this.papers, [rank]: paper };
    this.give(
      rank,
      this.pagesOf(rank).filter(({ page }) => kept.includes(page.side)),
    );
  }

  give(rank: string, pages: readonly GivenPage[]): void {
    this.pages = { ...this.pages, [rank]: pages };
  }

  /** The person lives with somebody, whose papers are added to the document of this rank. D-54 */
  host(rank: string): void {
    this.hosts = [...this.hosts, rank];
  }

  isHosted(rank: string): boolean {
    return this.hosts.includes(rank);
  }

  /** The bank has it: nothing of it is kept here, but a tax notice, which proves the income too. */
  sent(rank: string): void {
    const notice = this.papers[rank] === 'ADDRESS_TAX_NOTICE' ? this.pagesOf(rank) : none;
    this.notices = { ...this.notices, [rank]: notice };
    this.hosts = this.hosts.filter(each => each !== rank);
    this.give(rank, none);
  }

  /** The tax notice that this person gave for the address; empty: none. */
  noticeOf(participant: Participant): readonly GivenPage[] {
    return this.notices[ranks[participant].address] ?? none;
  }
}
