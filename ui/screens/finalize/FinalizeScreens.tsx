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
import { openingStages, type OpeningStage } from './OpeningStages';

interface Shown {
  readonly vm: FinalizeViewModel;
}

/** From the last signature to the welcome page: one title, and stages that the bank's answers complete. */
export const OpeningAccount = observer(function OpeningAccount({ at }: { readonly at: OpeningStage }): ReactElement {
  const { title, messages, stages } = useMessages(finalizeMessages).progress;
  const ongoing = openingStages.indexOf(at);
  return (
    <DossierPage title={title} titleHidden later={false} coming>
      <Waiting title={title} messages={messages} elapsedMs={useElapsed(messages)} bar={false}>
        <Stages stages={stages.map((stage, index) => (index < ongoing ? stage.done : stage))} at={ongoing} />
      </Waiting>
    </DossierPage>
  );
});

/** The creation takes long: a click looks again. */
export const StillCreating = ({ vm }: Shown): ReactElement => {
  const { stopped } = useMessages(finalizeMessages);
  return (
    <DossierPage title={stopped.title} titleHidden later={false}>
      <RoundOver {...stopped} onAgain={vm.follow} />
    </DossierPage>
  );
};

/** The creation failed. FIN-02 */
export const FinalizeKoScreen = screen(FinalizeViewModel, vm => (
  <FinalizeKo onAgain={() => void vm.look()} busy={vm.looking.busy} still={vm.phase === 'still'} />
));

/** The account exists, and the welcome page is long in coming. */
export const FinalizeDonePage = observer(function FinalizeDonePage({ vm }: Shown): ReactElement {
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
