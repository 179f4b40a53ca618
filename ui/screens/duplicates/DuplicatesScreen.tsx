import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { duplicatesMessages as copy } from '@messages/duplicates';
import { DossierPage } from '@ui/journey/DossierPage';
import { RoundOver } from '@ui/journey/RoundOver';
import { ReviewRounds } from '@ui/journey/ReviewRounds';
import { Waiting } from '@ui/kit/Waiting';
import { screen } from '@ui/mvvm/screen';

const DuplicatesPage = observer(function DuplicatesPage({ rounds }: { readonly rounds: ReviewRounds }): ReactElement {
  return (
    <DossierPage title={copy.title} titleHidden>
      {rounds.over ? (
        <RoundOver title={copy.title} text={copy.over} again={copy.again} onAgain={rounds.start} />
      ) : (
        <Waiting title={copy.title} messages={copy.messages} elapsedMs={rounds.elapsedMs} />
      )}
    </DossierPage>
  );
});

export const DuplicatesScreen = screen(ReviewRounds, rounds => <DuplicatesPage rounds={rounds} />);
