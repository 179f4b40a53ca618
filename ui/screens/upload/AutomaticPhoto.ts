import * as E from 'fp-ts/Either';
import { runInAction } from 'mobx';
import type { PaperCamera, PaperCameraProblem, Viewfinder } from '@application/proofs/ports';
import type { PaperName } from '@domain/proofs/papers';
import { documentsPhoto, type PhotoMeasures } from '@domain/proofs/photo';
import { documentsTakeNow, type TakeNow } from '@domain/proofs/takeNow';
import type { ownCameraMessages } from '@messages/ownCamera';
import { observed } from '@ui/mvvm/observed';

export type CameraHint = keyof typeof ownCameraMessages.hint;

interface Handlers {
  readonly taken: (photo: File) => Promise<void>;
  /** `problem`: undefined where the page was hidden, or the photo is taken. */
  readonly ended: (problem?: PaperCameraProblem) => void;
}

/** Photographs a document when `documents.takeNow` returns 'take', or when the person presses. PRF-04, XTR-37 */
export class AutomaticPhoto {
  hint: CameraHint = 'opening';
  private frames: readonly PhotoMeasures[] = [];
  private viewfinder: Viewfinder | undefined = undefined;
  /** What the last frame would have said: a hint changes when two frames in a row agree. */
  private seen: CameraHint | undefined = undefined;
  private ended = false;
  private taking = false;

  constructor(
    private readonly camera: PaperCamera,
    private readonly shown: { readonly document: PaperName; readonly otherSide: boolean },
    private readonly on: Handlers,
  ) {
    observed(this);
  }

  /** Returns what closes the camera. */
  start(video: HTMLVideoElement): () => void {
    void this.run(video);
    return this.close;
  }

  /** Takes the photo now. */
  press(): void {
    if (this.viewfinder) void this.take('now');
  }

  private async run(video: HTMLVideoElement): Promise<void> {
    const opened = await this.camera.open(video, this.end)();
    if (this.ended) return void (E.isRight(opened) && opened.right.close());
    if (E.isLeft(opened)) return this.end(opened.left);
    this.viewfinder = opened.right;
    while (!this.ended && !this.taking) {
      const frame = await opened.right.next();
      if (this.ended || this.taking) return;
      if (frame === undefined) return runInAction(() => void (this.hint = 'alone'));
      if (this.judge(frame) === 'take') return this.take('measured');
    }
  }

  private judge(frame: PhotoMeasures): TakeNow {
    const { document } = this.shown;
    this.frames = [...this.frames, frame];
    const verdict = documentsTakeNow.decide({ ...this.shown, frames: this.frames });
    const photo = documentsPhoto.decide({ document, ...frame });
    const isSeen = frame.corners !== null && frame.sharpness !== null;
    const seen = verdict === 'turn' ? verdict : photo === 'good' && !isSeen ? 'seeking' : photo;
    if (seen === this.seen || this.hint === 'opening') this.hint = seen;
    this.seen = seen;
    return verdict;
  }

  private async take(of: 'measured' | 'now'): Promise<void> {
    if (this.taking || !this.viewfinder) return;
    this.taking = true;
    const photo = await this.viewfinder.photo(of);
    if (this.ended) return;
    if (!photo) return runInAction(() => void (this.taking = false)); // no frame has come yet
    runInAction(() => (this.hint = 'taken'));
    await this.on.taken(photo);
    this.end();
  }

  private end(problem?: PaperCameraProblem): void {
    if (this.ended) return;
    this.close();
    this.on.ended(problem);
  }

  private close(): void {
    this.ended = true;
    this.viewfinder?.close();
    this.viewfinder = undefined;
  }
}
