import { runInAction } from 'mobx';
import type { ComponentType } from 'react';
import type { Camera } from '@application/liveness/ports';
import type { PaperCameraProblem } from '@application/proofs/ports';
import type { Settings } from '@application/Settings';
import type { PaperName } from '@domain/proofs/papers';
import type { Side } from '@domain/proofs/scans';
import { observed } from '@ui/mvvm/observed';
import type { Shape } from './Frame';

export interface OwnCameraProps {
  readonly at: CameraAtHand;
  readonly side: Side;
  readonly paper: PaperName;
  /** The other side of the document is there. */
  readonly otherSide: boolean;
  readonly shape: Shape;
  readonly give: (side: Side, files: readonly File[]) => Promise<void>;
}

interface Views {
  readonly OwnCamera: ComponentType<OwnCameraProps>;
  readonly CameraProblemNotice: ComponentType<{ readonly problem: PaperCameraProblem }>;
}

/** The camera in the page: which side it photographs, and why it does not. Its view is a chunk of its own. PRF-04 */
export class CameraAtHand {
  side: Side | undefined = undefined;
  problem: PaperCameraProblem | undefined = undefined;
  views: Views | undefined = undefined;
  /** Takes the photo now; set while the camera is shown. */
  private shutter: (() => void) | undefined = undefined;
  /** The chunk did not load: the device's own camera is used. */
  private failed = false;

  constructor(
    private readonly settings: Pick<Settings, 'ownCamera'>,
    private readonly camera: Pick<Camera, 'has' | 'inApp'>,
    private readonly load: () => Promise<Views>,
  ) {
    observed(this);
  }

  /**
   * Opens for a side, or returns false: the device's own camera is to be opened within the same press. `otherwise`: the view did not
   * load.
   */
  open(side: Side, otherwise: () => void): boolean {
    if (!this.settings.ownCamera || this.failed || this.problem !== undefined) return false;
    const problem = this.camera.inApp === undefined ? (this.camera.has ? undefined : 'unsupported') : 'embedded';
    if (problem === undefined) this.side = side;
    void this.load().then(
      views => runInAction(() => ([this.views, this.problem] = [views, problem])),
      () => {
        if (problem === undefined) otherwise();
        runInAction(() => ([this.side, this.failed] = [undefined, true]));
      },
    );
    return problem === undefined;
  }

  /** The camera shows a side, and takes the photo with this; returns what ends that. */
  shows(shutter: () => void): () => void {
    this.shutter = shutter;
    return () => {
      if (this.shutter === shutter) this.shutter = undefined;
    };
  }

  press(): void {
    this.shutter?.();
  }

  close(problem?: PaperCameraProblem): void {
    this.side = undefined;
    this.problem = problem;
  }
}
