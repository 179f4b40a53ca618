import * as E from 'fp-ts/Either';
import type { Received, Upload, FilePreparation } from '@application/proofs/ports';
import type { SendProof } from '@application/proofs/SendProof';
import type { Failure } from '@application/failure';
import { uploadLimits } from '@domain/proofs/limits';
import { proofsRefusal } from '@domain/proofs/refusal';
import { uploadMessages } from '@messages/upload';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import { messagesFor } from '@ui/mvvm/messages';
import { observed } from '@ui/mvvm/observed';
import { LighterPhotos } from './LighterPhotos';

type Document = Omit<Upload, 'onProgress' | 'signal' | 'onStall'>;

const sizeOf = ({ pages }: Document): number => pages.reduce((total, { content }) => total + content.size, 0);

/** `arrived`: the bank has the pages; `lighter`: the next attempt sends smaller photos; `again`: handler for a retry. */
interface Stopped {
  readonly cancelled: boolean;
  readonly arrived: boolean;
  readonly lighter: boolean;
  /** The size of what was sent. */
  readonly bytes: number;
  readonly again: () => void;
}

/**
 * Handlers. `reach`: the bank has the pages, or has begun their analysis; `sent`: its page is open; `missed`: returns whether pages lost by the bank are handled; `again`:
 * retry after a failure.
 */
interface Then {
  readonly reach: (reached: 'begun' | 'done') => void;
  readonly sent: () => void;
  readonly missed: () => boolean;
  readonly again: () => void;
}

/** Sends a document until its analysis page opens: progress, cancel, and errors. PRF-07, XTR-05 */
export class Sending {
  /** From 0 to 1; undefined: idle. */
  progress: number | undefined = undefined;
  /** Error of the last attempt; the pages are still there. */
  stopped: string | undefined = undefined;
  private cancelling: AbortController | undefined = undefined;
  private left = false;
  /** An attempt failed on the network: smaller photos are sent until one succeeds. XTR-40 */
  private stalled = false;
  private readonly lighterPhotos: LighterPhotos;

  constructor(
    private readonly journey: DossierJourney,
    private readonly sendProof: SendProof,
    preparation: FilePreparation,
  ) {
    this.lighterPhotos = new LighterPhotos(preparation);
    observed(this);
  }

  get busy(): boolean {
    return this.progress !== undefined;
  }

  /** The cleanup aborts the upload and prevents navigation. */
  enter(): () => void {
    this.left = false;
    this.done();
    return () => {
      this.left = true;
      this.cancel();
    };
  }

  /** Clears the error when the document changes. */
  clearError(): void {
    this.stopped = undefined;
  }

  cancel(): void {
    this.cancelling?.abort();
  }

  async run(given: Document, { reach, sent, missed, again }: Then): Promise<void> {
    const { signal, ...watched } = this.begin();
    const document = await this.carried(given);
    const outcome = await this.sendProof.run({ ...document, ...watched, signal })();
    if (E.isRight(outcome)) {
      reach('done');
      return this.goOn(sent);
    }
    const { left } = outcome;
    const failure = left.kind === 'incomplete' ? left.failure : left;
    const arrived = this.sendProof.arrived(document);
    if (arrived) reach('begun');
    const stopped = { cancelled: signal.aborted, arrived, lighter: this.mayBeLighter(given), bytes: sizeOf(document), again };
    this.done();
    if (left.kind !== 'incomplete' || this.left || !missed()) this.failed(failure, stopped);
  }

  /** Sends one side of a card; `kept`: the bank stores it. D-72 */
  async keep(given: Document, kept: (received: Received) => void, again: () => void): Promise<void> {
    const { signal, ...watched } = this.begin();
    const document = await this.carried(given);
    const outcome = await this.sendProof.keep({ ...document, ...watched, signal })();
    if (E.isLeft(outcome)) {
      const lighter = this.mayBeLighter(given);
      return this.failed(outcome.left, { cancelled: signal.aborted, arrived: false, lighter, bytes: sizeOf(document), again });
    }
    this.stalled = false;
    kept(outcome.right);
    this.done();
  }

  private begin(): Pick<Upload, 'onProgress' | 'signal'> & Required<Pick<Upload, 'onStall'>> {
    this.cancelling = new AbortController();
    this.stopped = undefined;
    this.progress = 0;
    return { signal: this.cancelling.signal, onProgress: this.sentSoFar, onStall: this.stall };
  }

  /** Recompresses photos after a network failure. */
  private async carried(document: Document): Promise<Document> {
    return this.stalled ? { ...document, pages: await this.lighterPhotos.all(document.pages) } : document;
  }

  private mayBeLighter({ pages }: Document): boolean {
    return this.stalled && this.lighterPhotos.mayBe(pages);
  }

  private stall(): void {
    this.stalled = true;
  }

  /** Refreshes the file until its state contains the analysis, then opens its page, or with papers first the next paper's. D-125 */
  private async goOn(sent: () => void): Promise<void> {
    this.stalled = false;
    if (this.journey.givesPapersFirst) return this.goOnToNext(sent);
    const looked = await this.journey.refresh()();
    if (E.isLeft(looked) && !this.left) {
      this.done();
      return this.journey.fail(looked.left, () => void this.goOn(sent));
    }
    if (!this.left) await this.journey.openPage('ProofControlProgress');
    sent(); // and stays busy until the page has left, so that nothing else is drawn. XTR-60
  }

  private async goOnToNext(sent: () => void): Promise<void> {
    if (this.left) return sent();
    const finished = await this.journey.finish()();
    if (E.isRight(finished) || this.left) return sent();
    this.done();
    this.journey.fail(finished.left, () => void this.goOn(sent));
  }

  /** The bank does not take this paper before its task. The pages stay in the tab. D-125 */
  private isTooEarly({ kind }: Failure): boolean {
    const { steps, dossier, givesPapersFirst } = this.journey;
    return givesPapersFirst && steps.at.step !== dossier.state.task && (kind === 'conflict' || kind === 'refused');
  }

  private sentSoFar(share: number): void {
    if (this.progress !== undefined) this.progress = share;
  }

  private done(): void {
    this.progress = undefined;
  }

  private failed(failure: Failure, { cancelled, arrived, lighter, bytes, again }: Stopped): void {
    this.done();
    if (this.left) return;
    const copy = messagesFor(this.journey.steps.mode, uploadMessages);
    if (cancelled) this.stopped = copy.cancelled;
    else if (this.isTooEarly(failure)) void this.journey.followBank();
    else if (failure.kind === 'tooLarge')
      this.stopped = bytes > uploadLimits.totalBytes ? copy.refusals['total-too-large'] : copy.refusedOnTheWay(bytes);
    else if (failure.kind === 'fileGone') this.stopped = copy.refusals['unreadable-file'];
    else if (failure.kind === 'unreachable' && (arrived || failure.by === undefined))
      this.stopped = arrived ? copy.arrived : copy[lighter ? 'slow' : 'cut'];
    else if (failure.kind === 'refused' && proofsRefusal.decide({ functionalCode: failure.code }) === 'income-missing')
      this.stopped = copy.incomeMissing;
    else this.journey.fail(failure, again);
  }
}
