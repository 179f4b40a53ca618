import * as E from 'fp-ts/Either';
import type { FilePreparation, NotReady, ReadyScan } from '@application/proofs/ports';
import { samePage } from '@domain/proofs/likeness';
import { MOST_PAGES, type Side } from '@domain/proofs/scans';
import { sidesOf } from '@domain/proofs/slot';
import { uploadMessages } from '@messages/upload';
import type { FieldMessage } from '@ui/kit/ErrorSummary';
import { messagesFor } from '@ui/mvvm/messages';
import { observed } from '@ui/mvvm/observed';
import type { UploadDraft, GivenScan } from './UploadDraft';
import {
  errorBeside,
  errorOfSides,
  validationErrorsOf,
  isPdf,
  isWhole,
  PAPER,
  type ValidationErrors,
  type UploadMessages,
  verdictsSaid,
} from './validation';
import type { PaperName, ProofCategory } from '@domain/proofs/papers';
import type { Mode } from '@domain/journey/words';

let given = 0;
const nextId = (): number => (given += 1);

/** The pages of a document before sending: prepared one after the other, ordered, removed. PRF-04, D-54 */
export class DocumentScans {
  attempt = 0;
  /** Side whose file is being prepared. */
  preparing: Side | undefined = undefined;
  /** Announces changes to screen readers. */
  announcement = '';
  private validationErrors: ValidationErrors = {};
  /** What was not kept, by side. */
  private notes: ValidationErrors = {};

  constructor(
    readonly slot: Slot,
    private readonly chosen: UploadDraft,
    private readonly preparation: FilePreparation,
  ) {
    observed(this);
  }

  get all(): readonly GivenScan[] {
    return this.chosen.pagesOf(this.slot.rank);
  }

  get sides(): readonly Side[] {
    const paper = this.slot.paper();
    return paper === undefined ? [] : sidesOf(paper);
  }

  /** One PDF contains both sides of the card. */
  get both(): boolean {
    return !this.sides.includes('SINGLE') && this.all.some(({ page }) => page.side === 'SINGLE');
  }

  /** All sides, `together`; else the next once the previous is at the bank, and those with a page or an error. PRF-04, D-72 */
  shownSides(together: boolean): readonly Side[] {
    if (this.both) return this.sides.slice(0, 1);
    const asked = this.sides.find(side => !this.isDone(side));
    const isShown = (side: Side) => together || side === asked || this.isDone(side) || this.of(side).length > 0;
    return this.sides.filter(side => isShown(side) || this.fault(side) !== undefined);
  }

  /** Has every required page. */
  get whole(): boolean {
    return isWhole(this.slot.paper(), standingOf(this.sides, this.all, this.slot.sidesStored()));
  }

  /** A page to send at once: the given side of a card whose other side is still missing. D-72 */
  get toKeep(): GivenScan | undefined {
    if (this.both || this.whole) return undefined;
    return this.all.find(({ page, sent }) => page.side !== 'SINGLE' && !sent);
  }

  /** Pages not yet at the bank: all pages when the bank has not stored every sent side. */
  get toSend(): readonly GivenScan[] {
    const kept = this.slot.sidesStored();
    return this.all.every(({ page, sent }) => !sent || kept.includes(page.side)) ? this.all.filter(({ sent }) => !sent) : this.all;
  }

  /** Sides stored by the bank and not replaced here. */
  get keptSides(): readonly Side[] {
    return this.both ? [] : this.slot.sidesStored().filter(side => this.isDone(side));
  }

  get errors(): readonly FieldMessage[] {
    const names: readonly (Side | typeof PAPER)[] = [PAPER, ...this.sides];
    return names.flatMap(name => {
      const message = this.validationErrors[name];
      return message === undefined ? [] : [{ name, message }];
    });
  }

  /** A file is being prepared or sent: pages cannot change. */
  get busy(): boolean {
    return this.preparing !== undefined || this.slot.sending();
  }

  fault(name: Side | typeof PAPER): string | undefined {
    return this.validationErrors[name];
  }

  /** Says that a page was already there. D-54 */
  note(side: Side): string | undefined {
    return this.notes[side];
  }

  /** Pages of a side; the PDF of both sides counts as the front. */
  of(side: Side): readonly GivenScan[] {
    return this.all.filter(({ page }) => page.side === side || (page.side === 'SINGLE' && side === 'FRONT'));
  }

  /** The bank has this side's current page. */
  isDone(side: Side): boolean {
    const given = this.of(side);
    return given.length > 0 ? given.every(({ sent }) => sent) : this.slot.sidesStored().includes(side);
  }

  /** Clears errors and messages, when the document changes or is replaced as a whole. */
  clearMessages(): void {
    this.validationErrors = {};
    this.notes = {};
    this.announcement = '';
  }

  take(pages: readonly GivenScan[]): void {
    this.chosen.give(this.slot.rank, pages);
    this.slot.setDirty(this.toSend.length > 0);
  }

  /** True when the document can be sent; else shows the errors. */
  check(): boolean {
    this.attempt += 1;
    this.validationErrors = validationErrorsOf(
      this.copy,
      this.slot.category,
      this.slot.paper(),
      standingOf(this.sides, this.all, this.slot.sidesStored()),
    );
    return this.errors.length === 0;
  }

  /** Shows why the bank asks for this side again. */
  refuse(side: Side, message: string): void {
    this.validationErrors = { ...this.validationErrors, [side]: message };
    this.attempt += 1;
  }

  /** Adds chosen, photographed or dropped files in their order. Files beyond the limit cause an error: none silently replaces another. */
  async give(side: Side, files: readonly File[]): Promise<void> {
    if (this.busy || files.length === 0) return;
    if (side !== 'SINGLE' && files.length > 1) return this.refuse(side, this.copy.oneAtATime);
    if (side === 'SINGLE' && this.all.length + files.length > MOST_PAGES) return this.refuse(side, this.copy.pagesRefused['too-many']);
    this.validationErrors = { ...this.validationErrors, [side]: undefined };
    this.notes = {};
    const room = side === 'SINGLE' ? { together: MOST_PAGES, pages: MOST_PAGES } : { together: this.sides.length, pages: 1 };
    for (const file of files) {
      this.prepareAt(side);
      const outcome = await this.preparation.prepare(file, room)();
      if (!this.prepared(side, file, outcome)) return;
    }
  }

  /** Switches whether the front's PDF also contains the back. */
  changeBoth(both: boolean): void {
    const [first] = this.of('FRONT');
    if (this.busy || !first) return;
    const { id, name, likeness, page } = first;
    this.take([{ id, name, likeness, page: { ...page, side: both ? 'SINGLE' : 'FRONT' } }]);
  }

  remove(id: number): void {
    const gone = this.all.find(each => each.id === id);
    if (this.busy || !gone) return;
    this.take(this.all.filter(each => each !== gone));
    this.notes = {};
    this.announcement = this.copy.removed(gone.name);
  }

  /** Moves a page up (-1) or down (1). */
  move(id: number, step: -1 | 1): void {
    const from = this.all.findIndex(each => each.id === id);
    const [moved, other] = [this.all[from], this.all[from + step]];
    if (this.busy || !moved || !other) return;
    this.take(this.all.map(each => (each === moved ? other : each === other ? moved : each)));
    this.announcement = this.copy.moved(moved.name, from + step + 1);
  }

  private get copy(): UploadMessages {
    return messagesFor(this.slot.mode, uploadMessages);
  }

  private prepareAt(side: Side): void {
    this.preparing = side;
  }

  /** Ignored when the document has changed during the preparation. */
  private prepared(side: Side, file: File, outcome: E.Either<NotReady, readonly ReadyScan[]>): boolean {
    this.preparing = undefined;
    const paper = this.slot.paper();
    if (paper === undefined || !this.sides.includes(side)) return false;
    if (E.isRight(outcome) && this.isThere(side, outcome.right)) return true;
    const beside = (pages: readonly ReadyScan[]) =>
      side === 'SINGLE' ? errorBeside(this.copy, paper, this.all, pages) : errorOfSides(this.copy, side, this.all, pages);
    const fault = E.isLeft(outcome) ? this.copy.refused(outcome.left, file) : beside(outcome.right);
    if (fault !== undefined) this.refuse(side, fault);
    else if (E.isRight(outcome)) this.keep(side, file.name, outcome.right);
    return fault === undefined;
  }

  /** A document without sides keeps one of two like pages, and says where it is. D-54 */
  private isThere(side: Side, pages: readonly ReadyScan[]): boolean {
    const places = pages.map(({ likeness }) => this.all.findIndex(each => samePage(each.likeness, likeness)));
    if (side !== 'SINGLE' || places.some(place => place < 0)) return false;
    const note = this.copy.already(pages.some(isPdf) ? 'pdf' : 'photo', this.all.length > 1 ? places[0] : undefined);
    this.notes = { ...this.notes, [side]: note };
    this.announcement = note;
    return true;
  }

  private keep(side: Side, name: string, pages: readonly ReadyScan[]): void {
    const added = pages.map(({ measures, likeness, ...page }) => ({ id: nextId(), name, page: { side, ...page }, measures, likeness }));
    const said = side !== 'SINGLE' && this.of(side).length > 0 ? this.copy.replaced(name) : this.copy.given(name, added.length);
    const others = side === 'SINGLE' ? this.all : this.all.filter(each => !this.of(side).includes(each));
    this.validationErrors = { ...this.validationErrors, [side]: undefined };
    this.take(side === 'FRONT' ? [...added, ...others] : [...others, ...added]);
    this.announcement = [said, ...verdictsSaid(this.slot.paper(), added)].join('. ');
    if (this.slot.category !== 'identity') void this.chosen.readCodes(this.slot.rank, added, this.announce);
  }

  private announce(said: string): void {
    this.announcement = said;
  }
}

/** Placeholder for a side that only the bank has. */
const atTheBank = (side: Side): GivenScan => ({
  id: 0,
  name: '',
  page: { side, mimeType: 'image/jpeg', content: new Blob(['.']) },
  sent: true,
});

/** All pages of the document: those given here, and placeholders of size 0 for sides stored by the bank. D-72 */
export const standingOf = (sides: readonly Side[], all: readonly GivenScan[], kept: readonly Side[]): readonly GivenScan[] => {
  if (all.some(({ page }) => !sides.includes(page.side))) return all;
  return sides.flatMap(side => {
    const given = all.filter(({ page }) => page.side === side);
    return given.length === 0 && kept.includes(side) ? [atTheBank(side)] : given;
  });
};

/** The proof's place in the file, and its chosen document. */
export interface Slot {
  /** Reader of the messages. ADV-03 */
  readonly mode: Mode;
  readonly category: ProofCategory;
  readonly rank: string;
  readonly paper: () => PaperName | undefined;
  /** Sides stored by the bank. D-72 */
  readonly sidesStored: () => readonly Side[];
  /** The pages are being sent. */
  readonly sending: () => boolean;
  /** Marks unsent pages, for the warning on leaving. */
  readonly setDirty: (given: boolean) => void;
}
