import type { ReactElement } from 'react';
import { livenessWords } from '@ui/copy/fr/adviser/liveness';
import { FilePage } from '@ui/journey/FilePage';
import { useElapsed } from '@ui/journey/useElapsed';
import { Waiting } from '@ui/kit/Waiting';
import { screen } from '@ui/mvvm/screen';
import { useWords } from '@ui/mvvm/words';
import { LivenessViewModel } from './LivenessViewModel';

const ProgressPage = (): ReactElement => {
  const copy = useWords(livenessWords).progress;
  const elapsed = useElapsed(copy.messages);
  return (
    <FilePage title={copy.title} titleHidden>
      <Waiting title={copy.title} messages={copy.messages} elapsedMs={elapsed} />
    </FilePage>
  );
};

/** LivenessControlProgress: the bank looks at the video. LIV-02 */
export const ProgressScreen = screen(LivenessViewModel, () => <ProgressPage />);
