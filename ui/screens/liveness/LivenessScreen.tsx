import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { livenessMessages } from '@messages/liveness';
import { DossierPage } from '@ui/journey/DossierPage';
import { FrameMissing } from '@ui/journey/FrameMissing';
import { useElapsed } from '@ui/kit/useElapsed';
import { Button } from '@ui/kit/Button';
import { Notice } from '@ui/kit/Notice';
import { Status } from '@ui/kit/Status';
import { Waiting } from '@ui/kit/Waiting';
import { useMessages } from '@ui/mvvm/messages';
import { screen } from '@ui/mvvm/screen';
import { ToRecap } from '../summary/ToRecap';
import { LivenessViewModel } from './LivenessViewModel';
import css from './LivenessScreen.module.css';

interface Shown {
  readonly vm: LivenessViewModel;
}

/** The provider's page in a frame, which begins by itself; `allow` delegates camera and sound to its origin only. D-18, D-99, XTR-52 */
const Capture = observer(function Capture({ vm }: Shown): ReactElement | null {
  const copy = useMessages(livenessMessages);
  const { check, origin, phase, frame } = vm.flow;
  if (check === undefined) return null;
  return (
    <div className={css.capture}>
      <div className={css.told}>
        <Status>{frame.missing && <FrameMissing copy={copy.frameMissing} onGo={vm.go} />}</Status>
      </div>
      <iframe
        className={css.frame}
        title={copy.frame}
        src={check.url}
        allow={`camera ${origin}; microphone ${origin}; autoplay ${origin}`}
        onLoad={frame.loaded}
      />
      <div className={css.told}>
        <Status>
          {phase === 'awaited' && (
            <Notice kind="info" title={copy.awaited.title}>
              <p>{copy.awaited.text}</p>
              <Button kind="secondary" onClick={vm.flow.moreTime}>
                {copy.awaited.moreTime}
              </Button>
            </Notice>
          )}
        </Status>
      </div>
      <Button kind="quiet" onClick={vm.stop}>
        {copy.leave}
      </Button>
      <ToRecap />
    </div>
  );
});

/** Retry, after the person has closed the error dialog. LIV-02 */
const Failed = observer(function Failed({ vm }: Shown): ReactElement {
  const copy = useMessages(livenessMessages);
  return (
    <Notice kind="warning" title={copy.failed.title}>
      <p>{copy.failed.text}</p>
      <div className={css.ways}>
        <Button onClick={() => vm.flow.film()}>{copy.failed.again}</Button>
        <Button kind="quiet" onClick={vm.stop}>
          {copy.leave}
        </Button>
      </div>
    </Notice>
  );
});

const LivenessPage = observer(function LivenessPage({ vm }: Shown): ReactElement {
  const copy = useMessages(livenessMessages);
  const elapsed = useElapsed(copy.creating);
  const { phase } = vm.flow;
  const creating = phase === 'none' || phase === 'creating';
  if (phase === 'failed')
    return (
      <DossierPage title={copy.title}>
        <Failed vm={vm} />
        <ToRecap />
      </DossierPage>
    );
  return (
    <DossierPage title={copy.title} intro={!creating && copy.intro} titleHidden={creating} coming={creating}>
      {creating ? <Waiting title={copy.title} messages={copy.creating} elapsedMs={elapsed} /> : <Capture vm={vm} />}
    </DossierPage>
  );
});

export const LivenessScreen = screen(LivenessViewModel, vm => <LivenessPage vm={vm} />);
