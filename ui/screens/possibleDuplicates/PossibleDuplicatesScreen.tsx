import { observer } from 'mobx-react-lite';
import { useEffect, type ReactElement } from 'react';
import { possibleDuplicatesMessages as copy } from '@messages/possibleDuplicates';
import { DossierPage } from '@ui/journey/DossierPage';
import { RoundOver } from '@ui/journey/RoundOver';
import { Actions } from '@ui/kit/Actions';
import { Button } from '@ui/kit/Button';
import { Status } from '@ui/kit/Status';
import { Waiting } from '@ui/kit/Waiting';
import { screen, useShown } from '@ui/mvvm/screen';
import { Comparison, isNearlyCertain, ThisOne } from './Comparison';
import { ClosedPage, SameClientPage } from './SameClient';
import { PossibleDuplicatesViewModel } from './PossibleDuplicatesViewModel';
import css from './PossibleDuplicatesScreen.module.css';

interface Shown {
  readonly vm: PossibleDuplicatesViewModel;
}

const Searching = observer(function Searching({ vm }: Shown): ReactElement {
  const { rounds } = vm;
  useShown(rounds);
  const { title, messages, over, again } = copy.search;
  return (
    <DossierPage title={title} titleHidden>
      {rounds.over ? (
        <RoundOver title={title} text={over} again={again} onAgain={rounds.start} />
      ) : (
        <Waiting title={title} messages={messages} elapsedMs={rounds.elapsedMs} />
      )}
    </DossierPage>
  );
});

const NobodyFound = observer(function NobodyFound({ vm }: Shown): ReactElement {
  useEffect(() => void vm.goOn(), [vm]);
  return (
    <DossierPage title={copy.none.title}>
      <Status>{copy.none.text}</Status>
    </DossierPage>
  );
});

const Found = observer(function Found({ vm }: Shown): ReactElement {
  const { title, intro, newClient, createAnyway, confirming } = copy.found;
  const certain = vm.found.find(alike => isNearlyCertain(alike, vm.whose(alike).person));
  return (
    <DossierPage title={title(vm.found.length)} intro={intro} wide>
      <div className={css.found}>
        {vm.found.map((alike, index) => (
          <Comparison key={index} alike={alike} {...vm.whose(alike)} onSame={alike === certain ? undefined : () => vm.thisOne(alike)} />
        ))}
      </div>
      <Actions docked>
        {certain && (
          <Button onClick={() => vm.thisOne(certain)}>
            <ThisOne alike={certain} />
          </Button>
        )}
        <Button kind={certain ? 'quiet' : 'primary'} onClick={() => void vm.newClient()} busy={vm.deciding.busy} busyLabel={confirming}>
          {certain ? createAnyway : newClient}
        </Button>
      </Actions>
    </DossierPage>
  );
});

const LookAlikesPage = observer(function LookAlikesPage({ vm }: Shown): ReactElement {
  if (vm.same) return vm.closed ? <ClosedPage alike={vm.same} /> : <SameClientPage vm={vm} alike={vm.same} />;
  switch (vm.verdict) {
    case 'wait':
      return <Searching vm={vm} />;
    case 'goOn':
      return <NobodyFound vm={vm} />;
    case 'ask':
      return <Found vm={vm} />;
  }
});

/** Serves DuplicateSearch and DuplicateConfirmation for the adviser. ADV-02 */
export const PossibleDuplicatesScreen = screen(PossibleDuplicatesViewModel, vm => <LookAlikesPage vm={vm} />);
