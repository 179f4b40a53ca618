import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { PaperCamera, PaperCameraProblem, Viewfinder } from '@application/proofs/ports';
import type { PhotoMeasures } from '@domain/proofs/photo';

export const goodFrame: PhotoMeasures = { light: 220, sharpness: 2.4, glare: 0, corners: 4 };

/** A camera whose frames the test sends. */
export class FakePaperCamera implements PaperCamera {
  problem: PaperCameraProblem | undefined = undefined;
  opened = 0;
  closed = 0;
  /** Which frame each photo is of. */
  readonly photos: ('measured' | 'now')[] = [];
  private waiting: ((frame: PhotoMeasures | undefined) => void) | undefined = undefined;
  private ended: (problem?: PaperCameraProblem) => void = () => undefined;

  open(_video: HTMLVideoElement, ended: (problem?: PaperCameraProblem) => void): TaskEither<PaperCameraProblem, Viewfinder> {
    return async () => {
      if (this.problem !== undefined) return E.left(this.problem);
      this.opened += 1;
      this.ended = ended;
      return E.right({
        next: () => new Promise<PhotoMeasures | undefined>(done => (this.waiting = done)),
        photo: async of => {
          this.photos.push(of);
          return new File(['bytes of the camera'], 'photo.jpg', { type: 'image/jpeg' });
        },
        close: () => void (this.closed += 1),
      });
    };
  }

  /** A frame that measures this; undefined: none is measured. */
  show(frame: PhotoMeasures | undefined): void {
    const { waiting } = this;
    this.waiting = undefined;
    waiting?.(frame);
  }

  /** The camera is taken away, or the page hidden (no problem). */
  end(problem?: PaperCameraProblem): void {
    this.ended(problem);
  }
}
