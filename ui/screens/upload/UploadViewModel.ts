import * as E from 'fp-ts/Either';
import { makeAutoObservable, observableRef } from 'mobx';
import type { DocumentPage } from '@application/ports/Documents';
import type { FilePreparation, NotReady, ReadyPage } from '@application/ports/FilePreparation';
import type { SendProof } from '@application/proofs/SendProof';
import { papers, type PaperName, type ProofCategory } from '@domain/documents/papers';
import type { ProofOnFile } from '@domain/journey/fileState';
import type { Side } from '@domain/proofs/proof';
import { papersFor, sidesOf, slotOf } from '@domain/proofs/slot';
import { uploadCopy as copy } from '@ui/copy/fr/upload';
import type { FileJourney } from '@ui/journey/FileJourney';
import type { FieldMessage } from '@ui/kit/ErrorSummary';
import type { ChosenPapers, GivenPage } from './ChosenPapers';
import { faultsOf, PAPER, type Faults } from './faults';
import { Sending } from './Sending';

/** One proof: which document, its sides, and their way to the bank. PRF-04 to PRF-07, XTR-05 */
export class UploadViewModel {
  attempt = 0;
  preparing: Side | undefined = undefined;
  /** Somebody wants to give another document than the one that the bank has. */
  replacing = false;
  private faults: Faults = {};
  readonly sending: Sending;
  readonly category: ProofCategory;
  readonly rank: string;
  /** The document is chosen here: an identity document was, on the page before, unless a reload forgot it. */
  private readonly asksPaper: boolean;

  constructor(
    private readonly journey: FileJourney,
    private readonly chosen: ChosenPapers,
    private readonly preparation: FilePreparation,
    sendProof: SendProof,
  ) {
    const slot = slotOf(journey.step);
    this.category = slot?.category ?? 'identity';
    this.rank = slot?.rank ?? '';
    this.asksPaper = this.category !== 'identity' || this.paper === undefined;
    this.sending = new Sending(journey, sendProof);
    makeAutoObservable<this, 'faults' | 'asksPaper'>(
      this,
      { faults: observableRef, sending: false, category: false, rank: false, asksPaper: false },
      { autoBind: true },
    );
  }

  get title(): string {
    const { workflow } = this.journey.state;
    return copy.title[this.category][workflow === 'joint' ? this.journey.participant : 'individual'];
  }

  /** Documents to choose from here. */
  get choices(): readonly PaperName[] {
    return this.asksPaper ? papersFor(this.category) : [];
  }

  get paper(): PaperName | undefined {
    return this.chosen.paperOf(this.rank, this.journey.state.proofs);
  }

  get sides(): readonly Side[] {
    return this.paper === undefined ? [] : sidesOf(this.paper);
  }

  /** One side at a time: the next one is asked for once the one before is given. PRF-04 */
  get shownSides(): readonly Side[] {
    const asked = this.sides.findIndex(side => this.given(side) === undefined);
    return asked < 0 ? this.sides : this.sides.slice(0, asked + 1);
  }

  /** The document that the bank has here already, unless another one is to replace it. STP-06 */
  get received(): ProofOnFile | undefined {
    return this.replacing || this.sending.busy ? undefined : this.onFile;
  }

  /** The bank does not go on without it, and sent somebody back for it. PRF-12 */
  get missed(): boolean {
    return this.category === 'income' && this.journey.correcting && this.onFile === undefined;
  }

  /** The tax notice given for the address can prove the income too. */
  get reusable(): GivenPage | undefined {
    return this.category === 'income' && !this.given('SINGLE') ? this.chosen.noticeOf(this.journey.participant) : undefined;
  }

  get errors(): readonly FieldMessage[] {
    const names: readonly (Side | typeof PAPER)[] = [PAPER, ...this.sides];
    return names.flatMap(name => {
      const message = this.faults[name];
      return message === undefined ? [] : [{ name, message }];
    });
  }

  /** A file is made ready, or on its way. */
  get busy(): boolean {
    return this.sending.busy || this.preparing !== undefined;
  }

  fault(name: Side | typeof PAPER): string | undefined {
    return this.faults[name];
  }

  given(side: Side): GivenPage | undefined {
    return this.chosen.pagesOf(this.rank)[side];
  }

  /** The page is shown; the answer leaves it. */
  enter(): () => void {
    this.held();
    return this.sending.enter();
  }

  choose(paper: PaperName): void {
    if (this.sending.busy) return;
    this.chosen.choose(this.rank, paper);
    this.faults = {};
    this.sending.forget();
    this.held();
  }

  changeDocument(): void {
    void this.journey.openPage('IdentityForm');
  }

  replace(): void {
    this.replacing = true;
  }

  follow(): void {
    void this.journey.openPage('ProofControlProgress');
  }

  reuse(): void {
    const { reusable } = this;
    if (!reusable) return;
    this.choose('INCOME_TAX_NOTICE');
    this.keep('SINGLE', reusable);
  }

  /** Files chosen, photographed or dropped for one side; one of them at a time. */
  async give(side: Side, files: readonly File[]): Promise<void> {
    const [file, second] = files;
    if (this.busy || !file) return;
    this.sending.forget();
    if (second) return this.refuse(side, copy.oneAtATime);
    this.faults = { ...this.faults, [side]: undefined };
    this.preparing = side;
    this.prepared(side, file.name, await this.preparation.prepare(file)());
  }

  remove(side: Side): void {
    if (this.busy) return;
    this.chosen.give(this.rank, { ...this.chosen.pagesOf(this.rank), [side]: undefined });
    this.held();
  }

  async submit(): Promise<void> {
    if (this.busy) return;
    this.attempt += 1;
    this.sending.forget();
    this.faults = faultsOf(this.category, this.paper, this.chosen.pagesOf(this.rank));
    const { rank, pages, paper } = this;
    if (this.errors.length > 0 || paper === undefined) return;
    const document = { idEne: this.journey.state.idEne, rank, documentCode: papers[paper].code, pages };
    await this.sending.run(document, this.sent, () => void this.submit());
  }

  private get onFile(): ProofOnFile | undefined {
    return this.journey.state.proofs.find(({ rank, controlId }) => rank === this.rank && controlId !== undefined);
  }

  private sent(): void {
    this.chosen.sent(this.rank);
    this.held();
  }

  private held(): void {
    this.journey.hold(this.pages.length > 0);
  }

  private refuse(side: Side, message: string): void {
    this.faults = { ...this.faults, [side]: message };
    this.attempt += 1;
  }

  /** The document may have changed while the file was made ready. */
  private prepared(side: Side, name: string, outcome: E.Either<NotReady, ReadyPage>): void {
    this.preparing = undefined;
    if (!this.sides.includes(side)) return;
    if (E.isLeft(outcome)) this.refuse(side, copy.refusals[outcome.left]);
    else this.keep(side, { page: outcome.right, name });
  }

  private keep(side: Side, given: GivenPage): void {
    this.faults = { ...this.faults, [side]: undefined };
    this.chosen.give(this.rank, { ...this.chosen.pagesOf(this.rank), [side]: given });
    this.held();
  }

  private get pages(): readonly DocumentPage[] {
    return this.sides.flatMap(side => {
      const given = this.given(side);
      return given ? [{ side, ...given.page }] : [];
    });
  }
}
