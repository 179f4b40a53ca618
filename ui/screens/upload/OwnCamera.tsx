import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { PaperCamera, type PaperCameraProblem } from '@application/proofs/ports';
import { ownCameraMessages } from '@messages/ownCamera';
import { Icon } from '@ui/kit/Icon';
import { Notice } from '@ui/kit/Notice';
import { Status } from '@ui/kit/Status';
import { useFocusFallback } from '@ui/kit/useFocusFallback';
import { VisuallyHidden } from '@ui/kit/VisuallyHidden';
import { useService } from '@ui/mvvm/screen';
import { AutomaticPhoto } from './AutomaticPhoto';
import type { OwnCameraProps } from './CameraAtHand';
import { Frame } from './Frame';
import css from './OwnCamera.module.css';

/** What the rear camera sees, in the place of the drawn frame; the page's button is its shutter. PRF-04, XTR-37, XTR-60 */
export const OwnCamera = observer(function OwnCamera({ at, side, paper, otherSide, shape, give }: OwnCameraProps): ReactElement {
  const camera = useService(PaperCamera);
  const [photo, setPhoto] = useState<AutomaticPhoto>();
  const box = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  useFocusFallback(box, () => box.current?.closest('form')?.querySelector<HTMLElement>('button[type="submit"]') ?? null);
  useEffect(() => {
    const { current: picture } = video;
    if (!picture) return undefined;
    const now = new AutomaticPhoto(camera, { document: paper, otherSide }, { taken: file => give(side, [file]), ended: at.close });
    setPhoto(now);
    const forget = at.shows(now.press);
    const close = now.start(picture);
    return () => {
      forget();
      close();
    };
  }, [camera, at, side, paper, otherSide, give]);
  const hint = photo?.hint ?? 'opening';
  return (
    <div ref={box} className={css.camera} data-shape={shape}>
      <div className={css.room}>
        <Frame shape={shape} bare />
      </div>
      <div className={css.over}>
        <div className={css.seen}>
          <video ref={video} className={css.video} muted playsInline aria-hidden="true" />
          <Frame shape={shape} bare />
        </div>
        <div className={css.hint}>
          <Status>{ownCameraMessages.hint[hint]}</Status>
        </div>
        <button type="button" className={css.close} onClick={() => at.close()}>
          <Icon name="cross" />
          <VisuallyHidden>{ownCameraMessages.close}</VisuallyHidden>
        </button>
      </div>
    </div>
  );
});

/** Why the page does not take the photo itself, and what to do. */
export const CameraProblemNotice = ({ problem }: { readonly problem: PaperCameraProblem }): ReactElement => (
  <Notice kind="info" live>
    <p>{ownCameraMessages.problem[problem]}</p>
  </Notice>
);
