import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { PaperCamera, PaperCameraProblem, Viewfinder } from '@application/proofs/ports';
import type { PhotoMeasures } from '@domain/proofs/photo';
import type { CreateWorker } from './askWorker';
import { FrameJudge } from './files/FrameJudge';
import { isHonest } from './files/honest';
import { MEASURED_LONGEST } from './files/grey';
import { sheetOf, type Sheet } from './files/sheet';
import { cameraProblemOf } from './MediaCamera';

/** Four frames a second are judged. */
const PACE_MS = 250;

/** The quality of the photo, which the preparation encodes again. */
const QUALITY = 0.95;

/** 4:3 is what most sensors give: no part of the width is lost. */
const WANTED: MediaStreamConstraints = {
  video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1440 } },
  audio: false,
};

type Seen = Pick<HTMLVideoElement, 'videoWidth' | 'videoHeight' | 'clientWidth' | 'clientHeight'>;

/** The part of the picture that the page shows (`object-fit: cover`): what is seen is what is photographed. */
export const shownPart = ({ videoWidth, videoHeight, clientWidth, clientHeight }: Seen) => {
  const scale = Math.max(clientWidth / videoWidth, clientHeight / videoHeight);
  const [width, height] = [Math.round(clientWidth / scale), Math.round(clientHeight / scale)];
  return { left: Math.round((videoWidth - width) / 2), top: Math.round((videoHeight - height) / 2), width, height };
};

const pause = (milliseconds: number): Promise<void> => new Promise(done => setTimeout(done, milliseconds));

/** Canvases, and whether they return what was painted. D-95 */
interface Canvases {
  readonly sheet: typeof sheetOf;
  readonly isHonest: typeof isHonest;
}

class OpenCamera implements Viewfinder {
  private readonly judge: FrameJudge;
  private sheet: Sheet | undefined = undefined;
  private judgedAt = -Infinity;
  private closed = false;

  constructor(
    private readonly video: HTMLVideoElement,
    private readonly canvases: Canvases,
    createWorker: CreateWorker,
    private readonly stop: () => void,
  ) {
    this.judge = new FrameJudge(createWorker);
  }

  async next(): Promise<PhotoMeasures | undefined> {
    do {
      await pause(Math.max(0, this.judgedAt + PACE_MS - performance.now()));
      this.judgedAt = performance.now();
    } while (!this.closed && !this.isSeen());
    if (this.closed) return undefined;
    const { context } = this.draw();
    const { width, height } = context.canvas;
    const share = Math.min(1, MEASURED_LONGEST / Math.max(width, height));
    const [wide, high] = [Math.round(width * share), Math.round(height * share)];
    const small = this.canvases.sheet(wide, high).context;
    small.imageSmoothingQuality = 'high';
    small.drawImage(context.canvas, 0, 0, wide, high);
    return this.judge.of(small.getImageData(0, 0, wide, high));
  }

  async photo(of: 'measured' | 'now'): Promise<File | undefined> {
    if (of === 'now' && this.isSeen()) this.draw();
    const picture = await this.sheet?.jpeg(QUALITY);
    return picture && new File([picture], 'photo.jpg', { type: picture.type });
  }

  close(): void {
    this.closed = true;
    this.judge.end();
    this.stop();
    this.video.srcObject = null;
  }

  private isSeen(): boolean {
    const { readyState, videoWidth, clientWidth } = this.video;
    return readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && videoWidth > 0 && clientWidth > 0;
  }

  private draw(): Sheet {
    const { left, top, width, height } = shownPart(this.video);
    const { canvas } = this.sheet?.context ?? {};
    const sheet = this.sheet && canvas?.width === width && canvas.height === height ? this.sheet : this.canvases.sheet(width, height);
    sheet.context.drawImage(this.video, left, top, width, height, 0, 0, width, height);
    return (this.sheet = sheet);
  }
}

/** The rear camera in the page, for documents. Stops with the page's visibility. PRF-04, XTR-37 */
export class MediaPaperCamera implements PaperCamera {
  constructor(
    private readonly createWorker: CreateWorker,
    private readonly browserNavigator: Pick<Navigator, 'mediaDevices'> = navigator,
    private readonly canvases: Canvases = { sheet: sheetOf, isHonest },
  ) {}

  open(video: HTMLVideoElement, ended: (problem?: PaperCameraProblem) => void): TaskEither<PaperCameraProblem, Viewfinder> {
    return async () => {
      try {
        if (!(await this.canvases.isHonest())) return E.left('scrambled');
        const stream = await this.browserNavigator.mediaDevices.getUserMedia(WANTED);
        const tracks = stream.getTracks();
        const stop = this.followed(tracks, ended);
        if (tracks.some(track => track.getSettings().facingMode === 'user')) {
          stop();
          return E.left('missing'); // it has only the camera of the other side
        }
        video.srcObject = stream;
        video.play().catch(() => undefined); // the page has left, or frames come all the same
        return E.right(new OpenCamera(video, this.canvases, this.createWorker, stop));
      } catch (error) {
        return E.left(cameraProblemOf(error));
      }
    };
  }

  /** Returns what stops the camera. */
  private followed(tracks: readonly MediaStreamTrack[], ended: (problem?: PaperCameraProblem) => void): () => void {
    const taken = (): void => ended(document.visibilityState === 'hidden' ? undefined : 'stopped');
    const hidden = (): void => {
      if (document.visibilityState !== 'hidden') return;
      stop();
      ended();
    };
    const stop = (): void => {
      document.removeEventListener('visibilitychange', hidden);
      for (const track of tracks) {
        track.removeEventListener('ended', taken);
        track.removeEventListener('mute', taken);
        track.stop();
      }
    };
    document.addEventListener('visibilitychange', hidden);
    for (const track of tracks) {
      track.addEventListener('ended', taken);
      track.addEventListener('mute', taken);
    }
    hidden(); // while the browser asked for the permission
    return stop;
  }
}
