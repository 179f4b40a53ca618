import type { DocumentScan, Received, SentSides, SentSidesStore, Unsent } from '@application/proofs/ports';
import { DeviceReadings } from '@application/proofs/DeviceReadings';
import type { TwoDDocRead } from '@application/proofs/PageCodes';
import { PDF } from '@domain/proofs/limits';
import type { Side } from '@domain/proofs/scans';
import type { Likeness } from '@domain/proofs/likeness';
import type { PhotoMeasures } from '@domain/proofs/photo';
import { papers, ranks, type PaperName } from '@domain/proofs/papers';
import type { ProofOnDossier } from '@domain/journey/dossierState';
import type { Participant } from '@domain/journey/words';
import { paperOfCode, sidesOf } from '@domain/proofs/slot';
import { observed } from '@ui/mvvm/observed';
import { describeTwoDDoc } from './describeTwoDDoc';

/** A page ready to send. `id`: stable while pages are reordered. The file's name stays in the browser. `sent`: the bank has it. */
export interface GivenScan {
  readonly id: number;
  readonly page: DocumentScan;
  readonly name: string;
  readonly sent?: true;
  /** What the device measured of a photo. XTR-37 */
  readonly measures?: PhotoMeasures | undefined;
  /** Distinguishes the page from others. D-54 */
  readonly likeness?: Likeness | undefined;
  /** What the device read in its 2D-Doc. XTR-19 */
  readonly code?: TwoDDocRead | undefined;
}

const none: readonly GivenScan[] = [];

const unsentOf = (pages: readonly GivenScan[]): Unsent | undefined => {
  if (pages.length === 0) return undefined;
  if (pages.some(({ page }) => page.mimeType === PDF)) return 'pdf';
  return pages.length > 1 ? 'photos' : 'photo';
};

const without = <Value>(all: Readonly<Record<string, Value>>, rank: string): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(all).filter(([each]) => each !== rank));

const unsent = ({ id, page, name, measures, likeness, code }: GivenScan): GivenScan => ({ id, page, name, measures, likeness, code });

/**
 * Documents chosen and pages given, for each rank. Pages stay in the tab's memory until they are sent; the choice of
 * document and the sides stored by the bank survive a reload and a new sign-in. XTR-05, XTR-36, D-72
 */
export class UploadDraft {
  private kept: SentSides;
  private pages: Readonly<Record<string, readonly GivenScan[]>> = {};
  /** Pages that a reload or the end of the session took, until others are given. XTR-36 */
  private lost: Readonly<Record<string, Unsent>>;
  /** How far the sending of the given pages came at the bank. */
  private reached: Readonly<Record<string, 'begun' | 'done'>> = {};
  private hosts: readonly string[] = [];
  /** Pages of the last document sent, to be seen beside what was read in them; a reload loses them. */
  private read: Readonly<Record<string, readonly GivenScan[]>> = {};
  /** Pages of a sent address proof, kept for reuse: as another proof, or to add pages. */
  private addresses: Readonly<Record<string, { readonly paper: PaperName; readonly pages: readonly GivenScan[] }>> = {};

  constructor(
    private readonly store: SentSidesStore,
    private readonly readings = new DeviceReadings(),
  ) {
    this.kept = store.read();
    this.lost = this.kept.unsent ?? {};
    observed(this);
  }

  /** Drops the choices of another file. */
  open(idEne: string): void {
    const { idEne: before = idEne, ...kept } = this.kept;
    if (before !== idEne) [this.read, this.lost] = [{}, {}];
    if (this.kept.idEne !== idEne) this.kept = before === idEne ? { idEne, ...kept } : { idEne, papers: {}, cards: {} };
  }

  /** The document chosen in this tab, else the one at the bank. */
  paperOf(rank: string, proofs: readonly ProofOnDossier[]): PaperName | undefined {
    const onFile = proofs.find(proof => proof.rank === rank);
    return this.kept.papers[rank] ?? (onFile && paperOfCode(onFile.documentCode));
  }

  /** In sending order. D-54 */
  pagesOf(rank: string): readonly GivenScan[] {
    return this.pages[rank] ?? none;
  }

  /** What the bank is reading, or has read, in this tab. XTR-51 */
  sentPages(rank: string): readonly GivenScan[] {
    return this.read[rank] ?? none;
  }

  /** Sides of the chosen card that the bank stores. D-72 */
  sidesKept(rank: string): readonly Side[] {
    const card = this.kept.cards[rank];
    const paper = this.kept.papers[rank];
    return paper !== undefined && card?.paper === paper ? sidesOf(paper).filter(side => card.ids[side] !== undefined) : [];
  }

  /** The bank stores sides of a document other than the chosen one. */
  isOther(rank: string): boolean {
    return this.kept.cards[rank] !== undefined && this.sidesKept(rank).length === 0;
  }

  /** Drops pages of sides that the new document does not have. */
  choose(rank: string, paper: PaperName): void {
    const other = this.kept.papers[rank] !== paper;
    const sides = sidesOf(paper);
    if (other) this.lost = without(this.lost, rank);
    this.kept = { ...this.kept, papers: { ...this.kept.papers, [rank]: paper } };
    const pages = this.pagesOf(rank).filter(({ page }) => sides.includes(page.side));
    this.give(rank, other ? pages.map(unsent) : pages);
  }

  give(rank: string, pages: readonly GivenScan[]): void {
    this.pages = { ...this.pages, [rank]: pages };
    this.readings.keep(rank, pages.find(({ code }) => code !== undefined)?.code);
    this.reached = without(this.reached, rank);
    if (pages.length > 0) this.lost = without(this.lost, rank);
    this.keep(this.kept);
  }

  /** What was given for this rank before a reload or a new sign-in, and has to be given again. XTR-36 */
  lostPages(rank: string): Unsent | undefined {
    return this.lost[rank];
  }

  /** The bank has the given pages; `done`: and has begun their analysis. */
  reach(rank: string, reached: 'begun' | 'done'): void {
    this.reached = { ...this.reached, [rank]: reached };
    this.keep(this.kept);
  }

  /** Decodes each 2D-Doc in the background and announces the result. Ignores pages that were removed. XTR-19 */
  async readCodes(rank: string, given: readonly GivenScan[], then: (said: string) => void): Promise<void> {
    for (const { id, page } of given) {
      const code = await this.readings.on(page)();
      if (code === undefined) continue;
      if (this.pagesOf(rank).some(each => each.id === id)) {
        this.give(
          rank,
          this.pagesOf(rank).map(each => (each.id === id ? { ...each, code } : each)),
        );
        then(describeTwoDDoc(code));
      } else if (this.sentPages(rank).some(each => each.id === id)) this.readings.keep(rank, code);
    }
  }

  /** The person is hosted: the host's documents will be added to the pages of this rank. D-54 */
  host(rank: string): void {
    this.hosts = [...this.hosts, rank];
    this.give(rank, this.addresses[rank]?.pages ?? none);
  }

  /** This tab still has the pages of a sent address proof; a reload loses them. */
  hasPages(rank: string): boolean {
    return (this.addresses[rank]?.pages ?? none).length > 0;
  }

  isHosted(rank: string): boolean {
    return this.hosts.includes(rank);
  }

  /** The bank has received one side. `sides`: those it stores; empty when it expects all sides in one call. */
  sideSent(rank: string, given: GivenScan, { id, sides = [] }: Received): void {
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

  /** The bank no longer stores any side. */
  clearSides(rank: string): void {
    this.keep({ ...this.kept, cards: { ...this.kept.cards, [rank]: undefined } });
    this.give(rank, this.pagesOf(rank).map(unsent));
  }

  /** Drops the sent pages, except those of an address proof: it may get more pages or prove the income as well. */
  sent(rank: string): void {
    const paper = this.kept.papers[rank];
    const pages = this.pagesOf(rank);
    this.read = { ...this.read, [rank]: pages };
    if (paper !== undefined && papers[paper].proves === 'address') this.addresses = { ...this.addresses, [rank]: { paper, pages } };
    this.hosts = this.hosts.filter(each => each !== rank);
    this.clearSides(rank);
    this.lost = without(this.lost, rank);
    this.pages = { ...this.pages, [rank]: none };
    this.keep(this.kept);
  }

  /** The tax notice given as this person's proof of address; empty: none. */
  noticeOf(participant: Participant): readonly GivenScan[] {
    const given = this.addresses[ranks[participant].address];
    return given?.paper === 'ADDRESS_TAX_NOTICE' ? given.pages : none;
  }

  private unsentAt(rank: string, pages: readonly GivenScan[]): Unsent | undefined {
    const kept = this.sidesKept(rank);
    const reached = this.reached[rank];
    return reached === undefined
      ? unsentOf(pages.filter(({ page, sent }) => !sent || !kept.includes(page.side)))
      : reached === 'begun'
        ? reached
        : undefined;
  }

  private keep(kept: SentSides): void {
    this.kept = kept;
    const now = Object.entries(this.pages).flatMap(([rank, pages]) => {
      const each = this.unsentAt(rank, pages);
      return each === undefined ? [] : [[rank, each] as const];
    });
    const unsent = { ...this.lost, ...Object.fromEntries(now) };
    this.kept = { ...kept, unsent: Object.keys(unsent).length > 0 ? unsent : undefined };
    this.store.write(this.kept);
  }
}
