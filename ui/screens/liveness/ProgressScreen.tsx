import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { livenessMessages } from '@messages/liveness';
import { videoFollowedMessages as videoFollowed } from '@messages/videoFollowed';
import { DossierPage } from '@ui/journey/DossierPage';
import { useElapsed } from '@ui/kit/useElapsed';
import { Button } from '@ui/kit/Button';
import { Waiting } from '@ui/kit/Waiting';
import { useMessages } from '@ui/mvvm/messages';
import { screen } from '@ui/mvvm/screen';
import { LivenessViewModel } from './LivenessViewModel';

const ProgressPage = observer(function ProgressPage({ vm }: { readonly vm: LivenessViewModel }): ReactElement {
  const copy = useMessages(livenessMessages).progress;
  const elapsed = useElapsed(copy.messages);
  return (
    <DossierPage title={copy.title} titleHidden coming={!vm.hosted}>
      <Waiting title={copy.title} messages={copy.messages} elapsedMs={elapsed}>
        {vm.hosted && (
          <Button kind="secondary" onClick={vm.look}>
            {videoFollowed.look}
          </Button>
        )}
      </Waiting>
    </DossierPage>
  );
});

/** The bank is checking the video; an adviser sees this page while the client films, too. LIV-02, D-102 */
export const ProgressScreen = screen(LivenessViewModel, vm => <ProgressPage vm={vm} />);
