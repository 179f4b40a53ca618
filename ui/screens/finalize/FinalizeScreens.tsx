import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { finalizeMessages } from '@messages/finalize';
import { DossierPage } from '@ui/journey/DossierPage';
import { RoundOver } from '@ui/journey/RoundOver';
import { useElapsed } from '@ui/kit/useElapsed';
import { Button } from '@ui/kit/Button';
import { Outcome } from '@ui/kit/Outcome';
import { Status } from '@ui/kit/Status';
import { Stages } from '@ui/kit/Stages';
import { Waiting } from '@ui/kit/Waiting';
import { useMessages } from '@ui/mvvm/messages';
import { screen } from '@ui/mvvm/screen';
import { FinalizeKo } from './FinalizeKo';
import { FinalizeViewModel } from './FinalizeViewModel';

interface Shown {
  readonly vm: FinalizeViewModel;
}

const Wait = (): ReactElement => {
  const { title, messages, stages } = useMessages(finalizeMessages).progress;
  return (
    <Waiting title={title} messages={messages} elapsedMs={useElapsed(messages)} bar={false}>
      <Stages stages={stages} at={1} />
    </Waiting>
  );
};

const ProgressPage = observer(function ProgressPage({ vm }: Shown): ReactElement {
  const copy = useMessages(finalizeMessages);
  const waiting = vm.phase === 'waiting';
  const { title } = waiting ? copy.progress : copy.stopped;
  return (
    <DossierPage title={title} titleHidden later={false} coming={waiting}>
      {waiting ? <Wait /> : <RoundOver {...copy.stopped} onAgain={vm.follow} />}
    </DossierPage>
  );
});

/** The bank is creating the account. FIN-01 */
export const FinalizeProgressScreen = screen(FinalizeViewModel, vm => <ProgressPage vm={vm} />);

/** The creation failed. FIN-02 */
export const FinalizeKoScreen = screen(FinalizeViewModel, vm => (
  <FinalizeKo onAgain={() => void vm.look()} busy={vm.looking.busy} still={vm.phase === 'still'} />
));

const FinalizeDonePage = observer(function FinalizeDonePage({ vm }: Shown): ReactElement {
  const copy = useMessages(finalizeMessages);
  return (
    <DossierPage title={copy.done.title} titleHidden later={false}>
      <Outcome
        page="accountOpen"
        title={copy.done.title}
        actions={
          <Button onClick={() => void vm.look()} busy={vm.looking.busy}>
            {copy.done.next}
          </Button>
        }
      >
        <p>{copy.done.text}</p>
        <Status>{vm.phase === 'still' && copy.done.checking}</Status>
      </Outcome>
    </DossierPage>
  );
});

/** The account exists; the welcome page follows when the file's task says so. */
export const FinalizeDoneScreen = screen(FinalizeViewModel, vm => <FinalizeDonePage vm={vm} />);
