import type { DocumentPage, Received } from '@application/ports/Documents';
import type { Kept, KeptSides } from '@application/ports/KeptSides';
import type { Side } from '@domain/documents/pages';
import { papers, ranks, type PaperName } from '@domain/documents/papers';
import type { ProofOnFile } from '@domain/journey/fileState';
import type { Participant } from '@domain/journey/words';
import { paperOfCode, sidesOf } from '@domain/proofs/slot';
import { observed } from '@ui/mvvm/observed';

/** A page made ready, with the name that the person knows it by; the name never travels. `id`: tells it from the others while it moves. `sent`: the bank was given it. */
export interface GivenPage {
  readonly id: number;
  readonly page: DocumentPage;
  readonly name: string;
  readonly sent?: true;
}

const none: readonly GivenPage[] = [];

/** What was chosen and given for each slot of the file: pictures in the tab's memory alone until they are sent; what was chosen, and which sides of a card the bank keeps, over a reload too. XTR-05, D-72 */
export class ChosenPapers {
  private kept: Kept;
  private pages: Readonly<Record<string, readonly GivenPage[]>> = {};
  private hosts: readonly string[] = [];
  /** Of an address proof that was sent: another proof, or the same with more pages, may take them. */
  private addresses: Readonly<Record<string, { readonly paper: PaperName; readonly pages: readonly GivenPage[] }>> = {};

  constructor(private readonly store: KeptSides) {
    this.kept = store.read();
    observed(this);
  }

  /** The file that is open: what was kept of another one is none of its own. */
  open(idEne: string): void {
    const { idEne: before = idEne, ...kept } = this.kept;
    if (this.kept.idEne !== idEne) this.kept = before === idEne ? { idEne, ...kept } : { idEne, papers: {}, cards: {} };
  }

  /** The document chosen in this tab, else the one that the bank has. */
  paperOf(rank: string, proofs: readonly ProofOnFile[]): PaperName | undefined {
    const onFile = proofs.find(proof => proof.rank === rank);
    return this.kept.papers[rank] ?? (onFile && paperOfCode(onFile.documentCode));
  }

  /** In the order in which they travel. D-54 */
  pagesOf(rank: string): readonly GivenPage[] {
    return this.pages[rank] ?? none;
  }

  /** The sides of the card chosen that the bank keeps. D-72 */
  sidesKept(rank: string): readonly Side[] {
    const card = this.kept.cards[rank];
    const paper = this.kept.papers[rank];
    return paper !== undefined && card?.paper === paper ? sidesOf(paper).filter(side => card.ids[side] !== undefined) : [];
  }

  /** The bank keeps sides of another document than the one chosen since. */
  isOther(rank: string): boolean {
    return this.kept.cards[rank] !== undefined && this.sidesKept(rank).length === 0;
  }

  /** Another document may have other sides: pages of those that it has not go. */
  choose(rank: string, paper: PaperName): void {
    const other = this.kept.papers[rank] !== paper;
    const sides = sidesOf(paper);
    this.keep({ ...this.kept, papers: { ...this.kept.papers, [rank]: paper } });
    const pages = this.pagesOf(rank).filter(({ page }) => sides.includes(page.side));
    this.give(rank, other ? pages.map(({ id, page, name }) => ({ id, page, name })) : pages);
  }

  give(rank: string, pages: readonly GivenPage[]): void {
    this.pages = { ...this.pages, [rank]: pages };
  }

  /** The person lives with another, whose papers are added to the pages given of this rank. D-54 */
  host(rank: string): void {
    this.hosts = [...this.hosts, rank];
    this.give(rank, this.addresses[rank]?.pages ?? none);
  }

  /** The pages of an address proof that the bank has are here still; a reload forgets them. */
  hasPages(rank: string): boolean {
    return (this.addresses[rank]?.pages ?? none).length > 0;
  }

  isHosted(rank: string): boolean {
    return this.hosts.includes(rank);
  }

  /** The bank was given one side; `sides`: those that it keeps, none where it wants all of them in one call. */
  sideSent(rank: string, given: GivenPage, { id, sides = [] }: Received): void {
    this.give(
      rank,
      this.pagesOf(rank).map(each => (each.id === given.id ? { ...each, sent: true } : each)),
    );
    const paper = this.kept.papers[rank];
    if (paper === undefined || !sides.includes(given.page.side)) return;
    const ids = this.isOther(rank) ? {} : this.kept.cards[rank]?.ids;
    const card = { paper, ids: { ...ids, [given.page.side]: id } };
    this.keep({ ...this.kept, cards: { ...this.kept.cards, [rank]: card } });
  }

  /** The bank keeps no side of it any more. */
  forget(rank: string): void {
    this.keep({ ...this.kept, cards: { ...this.kept.cards, [rank]: undefined } });
    this.give(
      rank,
      this.pagesOf(rank).map(({ id, page, name }) => ({ id, page, name })),
    );
  }

  /** The bank has it: nothing of it is kept here, but of an address proof, to which pages may be added, or which proves the income too. */
  sent(rank: string): void {
    const paper = this.kept.papers[rank];
    const pages = this.pagesOf(rank);
    if (paper !== undefined && papers[paper].proves === 'address') this.addresses = { ...this.addresses, [rank]: { paper, pages } };
    this.hosts = this.hosts.filter(each => each !== rank);
    this.forget(rank);
    this.give(rank, none);
  }

  /** The tax notice that this person gave for the address; empty: none. */
  noticeOf(participant: Participant): readonly GivenPage[] {
    const given = this.addresses[ranks[participant].address];
    return given?.paper === 'ADDRESS_TAX_NOTICE' ? given.pages : none;
  }

  private keep(kept: Kept): void {
    this.kept = kept;
    this.store.write(kept);
  }
}
