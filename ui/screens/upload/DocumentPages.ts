import * as E from 'fp-ts/Either';
import type { FilePreparation, NotReady, ReadyPage } from '@application/ports/FilePreparation';
import { MOST_PAGES, type Side } from '@domain/documents/pages';
import type { PaperName } from '@domain/documents/papers';
import { sidesOf } from '@domain/proofs/slot';
import { uploadMessages } from '@ui/copy/fr/upload';
import type { FieldMessage } from '@ui/kit/ErrorSummary';
import { messagesFor } from '@ui/mvvm/messages';
import { observed } from '@ui/mvvm/observed';
import type { ChosenPapers, GivenPage } from './ChosenPapers';
import { faultBeside, faultsOf, isPdf, isWhole, PAPER, type Faults, type UploadMessages } from './faults';
import type { Slot } from './slot';
import { standingOf } from './standing';

let given = 0;
const nextId = (): number => (given += 1);

/** The pages of one document, until they are sent: made ready one after the other, put in order, taken back. PRF-04, D-54 */
export class DocumentPages {
  attempt = 0;
  /** Where a file is made ready. */
  preparing: Side | undefined = undefined;
  /** What was done to the pages, said aloud. */
  said = '';
  private faults: Faults = {};

  constructor(
    private readonly slot: Slot,
    private readonly chosen: ChosenPapers,
    private readonly preparation: FilePreparation,
  ) {
    observed(this);
  }

  get all(): readonly GivenPage[] {
    return this.chosen.pagesOf(this.slot.rank);
  }

  get sides(): readonly Side[] {
    const paper = this.slot.paper();
    return paper === undefined ? [] : sidesOf(paper);
  }

  /** A card in one PDF, which holds both sides. */
  get both(): boolean {
    return !this.sides.includes('SINGLE') && this.all.some(({ page }) => page.side === 'SINGLE');
  }

  /** One side at a time: the next one is asked for once the one before is at the bank; one that is given, or that has a message, is always shown. PRF-04, D-72 */
  get shownSides(): readonly Side[] {
    if (this.both) return this.sides.slice(0, 1);
    const asked = this.sides.find(side => !this.isDone(side));
    return this.sides.filter(side => side === asked || this.isDone(side) || this.of(side).length > 0 || this.fault(side) !== undefined);
  }

  /** Nothing that the document needs is missing. */
  get whole(): boolean {
    return isWhole(this.slot.paper(), standingOf(this.sides, this.all, this.slot.kept()));
  }

  /** The side that was given and is not sent while another one is still to come: it is sent by itself. D-72 */
  get toKeep(): GivenPage | undefined {
    if (this.both || this.whole) return undefined;
    return this.all.find(({ page, sent }) => page.side !== 'SINGLE' && !sent);
  }

  /** What is not at the bank: all of it where the bank does not keep every side that was sent. */
  get toSend(): readonly GivenPage[] {
    const kept = this.slot.kept();
    return this.all.every(({ page, sent }) => !sent || kept.includes(page.side)) ? this.all.filter(({ sent }) => !sent) : this.all;
  }

  /** Sides that the bank keeps, but for one that is replaced. */
  get keptSides(): readonly Side[] {
    return this.both ? [] : this.slot.kept().filter(side => this.isDone(side));
  }

  get errors(): readonly FieldMessage[] {
    const names: readonly (Side | typeof PAPER)[] = [PAPER, ...this.sides];
    return names.flatMap(name => {
      const message = this.faults[name];
      return message === undefined ? [] : [{ name, message }];
    });
  }

  /** A file is made ready, or all of them leave: nothing is changed meanwhile. */
  get busy(): boolean {
    return this.preparing !== undefined || this.slot.leaving();
  }

  fault(name: Side | typeof PAPER): string | undefined {
    return this.faults[name];
  }

  /** The pages of one side; a card's PDF stands for its front. */
  of(side: Side): readonly GivenPage[] {
    return this.all.filter(({ page }) => page.side === side || (page.side === 'SINGLE' && side === 'FRONT'));
  }

  /** The side is at the bank as it is here. */
  isDone(side: Side): boolean {
    const given = this.of(side);
    return given.length > 0 ? given.every(({ sent }) => sent) : this.slot.kept().includes(side);
  }

  /** What is shown was settled otherwise: another document, or the whole of it from elsewhere. */
  forget(): void {
    this.faults = {};
    this.said = '';
  }

  take(pages: readonly GivenPage[]): void {
    this.chosen.give(this.slot.rank, pages);
    this.slot.hold(this.toSend.length > 0);
  }

  /** Whether it may be sent; the page says what prevents it. */
  check(): boolean {
    this.attempt += 1;
    this.faults = faultsOf(this.copy, this.slot.category, this.slot.paper(), standingOf(this.sides, this.all, this.slot.kept()));
    return this.errors.length === 0;
  }

  /** A side is asked for again, and why. */
  refuse(side: Side, message: string): void {
    this.faults = { ...this.faults, [side]: message };
    this.attempt += 1;
  }

  /** Files chosen, photographed or dropped for one side, in their order. A second one is never put in the place of the first without a word. */
  async give(side: Side, files: readonly File[]): Promise<void> {
    if (this.busy || files.length === 0) return;
    if (side !== 'SINGLE' && files.length > 1) return this.refuse(side, this.copy.oneAtATime);
    if (side === 'SINGLE' && this.all.length + files.length > MOST_PAGES) return this.refuse(side, this.copy.pagesRefused['too-many']);
    this.faults = { ...this.faults, [side]: undefined };
    const room = side === 'SINGLE' ? { together: MOST_PAGES, pages: MOST_PAGES } : { together: this.sides.length, pages: 1 };
    for (const file of files) {
      this.prepareAt(side);
      const outcome = await this.preparation.prepare(file, room)();
      if (!this.prepared(side, file, outcome)) return;
    }
  }

  /** The PDF given for a card's front holds its back too, or does not. */
  changeBoth(both: boolean): void {
    const [first] = this.of('FRONT');
    if (!this.busy && first) this.take([{ id: first.id, name: first.name, page: { ...first.page, side: both ? 'SINGLE' : 'FRONT' } }]);
  }

  remove(id: number): void {
    const gone = this.all.find(each => each.id === id);
    if (this.busy || !gone) return;
    this.take(this.all.filter(each => each !== gone));
    this.said = this.copy.removed(gone.name);
  }

  /** A page one place up (-1) or down (1). */
  move(id: number, step: -1 | 1): void {
    const from = this.all.findIndex(each => each.id === id);
    const [moved, other] = [this.all[from], this.all[from + step]];
    if (this.busy || !moved || !other) return;
    this.take(this.all.map(each => (each === moved ? other : each === other ? moved : each)));
    this.said = this.copy.moved(moved.name, from + step + 1);
  }

  private get copy(): UploadMessages {
    return messagesFor(this.slot.mode, uploadMessages);
  }

  private prepareAt(side: Side): void {
    this.preparing = side;
  }

  /** The document may have changed while the file was made ready. */
  private prepared(side: Side, file: File, outcome: E.Either<NotReady, readonly ReadyPage[]>): boolean {
    this.preparing = undefined;
    const paper = this.slot.paper();
    if (paper === undefined || !this.sides.includes(side)) return false;
    const fault = E.isLeft(outcome) ? this.copy.refused(outcome.left, file.size) : this.beside(paper, side, outcome.right);
    if (fault !== undefined) this.refuse(side, fault);
    else if (E.isRight(outcome)) this.keep(side, file.name, outcome.right);
    return fault === undefined;
  }

  private beside(paper: PaperName, side: Side, pages: readonly ReadyPage[]): string | undefined {
    return side === 'SINGLE' ? faultBeside(this.copy, paper, this.all, pages) : undefined;
  }

  private keep(side: Side, name: string, pages: readonly ReadyPage[]): void {
    const added = pages.map(page => ({ id: nextId(), name, page: { side, ...page } }));
    const replaced = side !== 'SINGLE' && this.of(side).length > 0;
    const others = side === 'SINGLE' ? this.all : this.all.filter(each => !this.of(side).includes(each));
    this.faults = { ...this.faults, [side]: undefined };
    this.take(side === 'FRONT' ? [...added, ...others] : [...others, ...added]);
    this.said = replaced ? this.copy.replaced(name) : this.copy.given(name, added.length);
  }
}

export const holdsPdf = (pages: readonly GivenPage[]): boolean => pages.some(({ page }) => isPdf(page));
