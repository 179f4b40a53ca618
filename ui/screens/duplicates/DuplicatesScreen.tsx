import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { duplicatesCopy as copy } from '@ui/copy/fr/duplicates';
import { FilePage } from '@ui/journey/FilePage';
import { RoundOver } from '@ui/journey/RoundOver';
import { useRounds } from '@ui/journey/useRounds';
import { Waiting } from '@ui/kit/Waiting';
import { screen } from '@ui/mvvm/screen';
import { DuplicatesViewModel } from './DuplicatesViewModel';

const DuplicatesPage = observer(function DuplicatesPage({ vm }: { readonly vm: DuplicatesViewModel }): ReactElement {
  const { rounds } = vm;
  useRounds(rounds);
  return (
    <FilePage title={copy.title} titleHidden>
      {rounds.over ? (
        <RoundOver title={copy.title} text={copy.over} again={copy.again} onAgain={rounds.start} />
      ) : (
        <Waiting title={copy.title} messages={copy.messages} elapsedMs={rounds.elapsedMs} />
      )}
    </FilePage>
  );
});

export const DuplicatesScreen = screen(DuplicatesViewModel, vm => <DuplicatesPage vm={vm} />);
