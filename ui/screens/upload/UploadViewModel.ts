import * as E from 'fp-ts/Either';
import { makeAutoObservable, observableRef } from 'mobx';
import type { DocumentPage } from '@application/ports/Documents';
import type { FilePreparation, NotReady, ReadyPage } from '@application/ports/FilePreparation';
import type { SendProof } from '@application/proofs/SendProof';
import type { Failure } from '@application/failure';
import { papers, type PaperName, type ProofCategory } from '@domain/documents/papers';
import { documentsUpload } from '@domain/documents/upload';
import type { Side } from '@domain/proofs/proof';
import { papersFor, sidesOf, slotOf } from '@domain/proofs/slot';
import { uploadCopy as copy } from '@ui/copy/fr/upload';
import type { FileJourney } from '@ui/journey/FileJourney';
import type { FieldMessage } from '@ui/kit/ErrorSummary';
import type { ChosenPapers, GivenPage } from './ChosenPapers';

/** Field of the choice of a document. */
export const PAPER = 'paper';

type Faults = { readonly [Field in Side | typeof PAPER]?: string | undefined };

/** HTTP status of a body that the bank finds too large. */
const TOO_LARGE = 413;

/** One proof: which document, its sides, and their way to the bank. PRF-04 to PRF-07, XTR-05 */
export class UploadViewModel {
  attempt = 0;
  preparing: Side | undefined = undefined;
  /** Share sent, 0 to 1; undefined: nothing is under way. */
  progress: number | undefined = undefined;
  /** Why the last sending did not end well; the file is still there. */
  stopped: string | undefined = undefined;
  /** Somebody wants to give another document than the one that the bank has. */
  replacing = false;
  private faults: Faults = {};
  private sending: AbortController | undefined = undefined;
  readonly category: ProofCategory;
  readonly rank: string;

  constructor(
    private readonly journey: FileJourney,
    private readonly chosen: ChosenPapers,
    private readonly preparation: FilePreparation,
    private readonly sendProof: SendProof,
  ) {
    const slot = slotOf(journey.step);
    this.category = slot?.category ?? 'identity';
    this.rank = slot?.rank ?? '';
    makeAutoObservable<this, 'faults' | 'sending'>(
      this,
      { faults: observableRef, sending: false, category: false, rank: false },
      { autoBind: true },
    );
  }

  get title(): string {
    const { workflow } = this.journey.state;
    return copy.title[this.category][workflow === 'joint' ? this.journey.participant : 'individual'];
  }

  /** Documents to choose from here; the identity document was chosen on the page before. */
  get choices(): readonly PaperName[] {
    return this.category === 'identity' ? [] : papersFor(this.category);
  }

  get paper(): PaperName | undefined {
    return this.chosen.paperOf(this.rank) ?? (this.category === 'identity' ? papersFor('identity')[0] : undefined);
  }

  get sides(): readonly Side[] {
    return this.paper === undefined ? [] : sidesOf(this.paper);
  }

  /** One side at a time: the next one is asked for once the one before is given. PRF-04 */
  get shownSides(): readonly Side[] {
    const asked = this.sides.findIndex(side => this.given(side) === undefined);
    return asked < 0 ? this.sides : this.sides.slice(0, asked + 1);
  }

  /** The bank has a document here already. STP-06 */
  get received(): boolean {
    return !this.replacing && this.journey.state.proofs.some(({ rank, controlId }) => rank === this.rank && controlId !== undefined);
  }

  /** The tax notice given for the address can prove the income too. */
  get reusable(): GivenPage | undefined {
    if (this.category !== 'income') return undefined;
    const address = this.journey.participant === 'TIT' ? '2' : '6';
    return this.chosen.paperOf(address) === 'ADDRESS_TAX_NOTICE' ? this.chosen.pagesOf(address).SINGLE : undefined;
  }

  get errors(): readonly FieldMessage[] {
    const names: readonly (Side | typeof PAPER)[] = [PAPER, ...this.sides];
    return names.flatMap(name => {
      const message = this.faults[name];
      return message === undefined ? [] : [{ name, message }];
    });
  }

  get busy(): boolean {
    return this.progress !== undefined;
  }

  fault(name: Side | typeof PAPER): string | undefined {
    return this.faults[name];
  }

  given(side: Side): GivenPage | undefined {
    return this.chosen.pagesOf(this.rank)[side];
  }

  choose(paper: PaperName): void {
    this.chosen.choose(this.rank, paper);
    this.faults = {};
    this.stopped = undefined;
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

  async give(side: Side, file: File): Promise<void> {
    if (this.busy || this.preparing !== undefined) return;
    this.preparing = side;
    this.stopped = undefined;
    this.prepared(side, file.name, await this.preparation.prepare(file)());
  }

  remove(side: Side): void {
    this.chosen.give(this.rank, { ...this.chosen.pagesOf(this.rank), [side]: undefined });
    this.journey.hold(this.pages.length > 0);
  }

  async submit(): Promise<void> {
    if (this.busy || this.preparing !== undefined) return;
    this.attempt += 1;
    this.stopped = undefined;
    this.faults = this.check();
    if (this.errors.length > 0 || this.paper === undefined) return;
    await this.send(papers[this.paper].code);
  }

  cancel(): void {
    this.sending?.abort();
  }

  private prepared(side: Side, name: string, outcome: E.Either<NotReady, ReadyPage>): void {
    this.preparing = undefined;
    if (E.isLeft(outcome)) {
      this.faults = { ...this.faults, [side]: copy.refusals[outcome.left] };
      this.attempt += 1;
      return;
    }
    this.keep(side, { page: outcome.right, name });
  }

  private keep(side: Side, given: GivenPage): void {
    this.faults = { ...this.faults, [side]: undefined };
    this.chosen.give(this.rank, { ...this.chosen.pagesOf(this.rank), [side]: given });
    this.journey.hold(true);
  }

  private check(): Faults {
    if (this.paper === undefined) return { [PAPER]: copy.whichRequired };
    const missing = this.sides.find(side => this.given(side) === undefined);
    if (missing) return { [missing]: copy.required[this.category] };
    const files = this.pages.map(({ mimeType, content }) => ({ type: mimeType, bytes: content.size, resizable: true }));
    const verdict = documentsUpload.decide({ files });
    const [side = 'SINGLE'] = this.sides;
    return verdict.accepted || verdict.reason === 'missing' ? {} : { [side]: copy.refusals[verdict.reason] };
  }

  private get pages(): readonly DocumentPage[] {
    return this.sides.flatMap(side => {
      const given = this.given(side);
      return given ? [{ side, ...given.page }] : [];
    });
  }

  private async send(documentCode: string): Promise<void> {
    const { idEne } = this.journey.state;
    this.sending = new AbortController();
    this.progress = 0;
    const { signal } = this.sending;
    const sent = await this.sendProof.run({
      idEne,
      rank: this.rank,
      documentCode,
      pages: this.pages,
      onProgress: this.sentSoFar,
      signal,
    })();
    if (E.isLeft(sent)) return this.failed(sent.left, signal.aborted);
    this.journey.hold(false);
    const looked = await this.journey.refresh()();
    this.done();
    if (E.isLeft(looked)) this.journey.fail(looked.left, () => void this.journey.openPage('ProofControlProgress'));
    else await this.journey.openPage('ProofControlProgress');
  }

  private sentSoFar(share: number): void {
    if (this.progress !== undefined) this.progress = share;
  }

  private done(): void {
    this.progress = undefined;
  }

  private failed(failure: Failure, cancelled: boolean): void {
    this.done();
    if (cancelled) this.stopped = copy.cancelled;
    else if (failure.kind === 'unreachable' && failure.status === TOO_LARGE) this.stopped = copy.refusals['total-too-large'];
    else if (failure.kind === 'unreachable') this.stopped = copy.cut;
    else if (failure.kind === 'refused')
      this.stopped = failure.code === 'INCOME_PROOF_REQUIRED_BUT_NOT_GIVEN' ? copy.incomeMissing : copy.refused;
    else this.journey.fail(failure, () => void this.submit());
  }
}
