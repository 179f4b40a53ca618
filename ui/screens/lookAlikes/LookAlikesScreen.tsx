import { observer } from 'mobx-react-lite';
import { useEffect, type ReactElement } from 'react';
import { lookAlikesMessages as copy } from '@messages/lookAlikes';
import { FilePage } from '@ui/journey/FilePage';
import { RoundOver } from '@ui/journey/RoundOver';
import { Actions } from '@ui/kit/Actions';
import { Button } from '@ui/kit/Button';
import { Status } from '@ui/kit/Status';
import { Waiting } from '@ui/kit/Waiting';
import { screen, useShown } from '@ui/mvvm/screen';
import { Comparison } from './Comparison';
import { ClosedPage, SameClientPage } from './SameClient';
import { LookAlikesViewModel } from './LookAlikesViewModel';
import css from './LookAlikesScreen.module.css';

interface Shown {
  readonly vm: LookAlikesViewModel;
}

const Searching = observer(function Searching({ vm }: Shown): ReactElement {
  const { rounds } = vm;
  useShown(rounds);
  const { title, messages, over, again } = copy.search;
  return (
    <FilePage title={title} titleHidden>
      {rounds.over ? (
        <RoundOver title={title} text={over} again={again} onAgain={rounds.start} />
      ) : (
        <Waiting title={title} messages={messages} elapsedMs={rounds.elapsedMs} />
      )}
    </FilePage>
  );
});

const NobodyFound = observer(function NobodyFound({ vm }: Shown): ReactElement {
  useEffect(() => void vm.goOn(), [vm]);
  return (
    <FilePage title={copy.none.title}>
      <Status>{copy.none.text}</Status>
    </FilePage>
  );
});

const Found = observer(function Found({ vm }: Shown): ReactElement {
  const { title, intro, newClient, confirming } = copy.found;
  return (
    <FilePage title={title(vm.found.length)} intro={intro} wide>
      <div className={css.found}>
        {vm.found.map((alike, index) => (
          <Comparison key={index} alike={alike} {...vm.whose(alike)} onSame={() => vm.thisOne(alike)} />
        ))}
      </div>
      <Actions docked>
        <Button onClick={() => void vm.newClient()} busy={vm.deciding.busy} busyLabel={confirming}>
          {newClient}
        </Button>
      </Actions>
    </FilePage>
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
export const LookAlikesScreen = screen(LookAlikesViewModel, vm => <LookAlikesPage vm={vm} />);
