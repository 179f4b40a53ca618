import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { dayNamed } from '@messages/dayNamed';
import { finalizeMessages } from '@messages/finalize';
import { DossierPage } from '@ui/journey/DossierPage';
import { RoundOver } from '@ui/journey/RoundOver';
import { Button } from '@ui/kit/Button';
import { Status } from '@ui/kit/Status';
import { useMessages } from '@ui/mvvm/messages';
import { screen } from '@ui/mvvm/screen';
import { FinalizeKo } from './FinalizeKo';
import { FinalizeViewModel } from './FinalizeViewModel';
import css from './Moment.module.css';

interface Shown {
  readonly vm: FinalizeViewModel;
}

/** The creation takes long, or waits for the end of the period of withdrawal: a click looks again. */
export const StillCreating = observer(function StillCreating({ vm }: Shown): ReactElement {
  const { stopped, opensOn } = useMessages(finalizeMessages);
  const said = vm.opensOn === undefined ? stopped : { ...stopped, title: opensOn.title(dayNamed(vm.opensOn)), text: opensOn.text };
  return (
    <DossierPage title={said.title} titleHidden later={false}>
      <RoundOver {...said} onAgain={vm.follow} />
    </DossierPage>
  );
});

/** The creation failed. FIN-02 */
export const FinalizeKoScreen = screen(FinalizeViewModel, vm => (
  <FinalizeKo onAgain={() => void vm.look()} busy={vm.looking.busy} still={vm.phase === 'still'} />
));

/** The account is open, and its welcome is long in coming. */
export const LongInComing = observer(function LongInComing({ vm }: Shown): ReactElement {
  const { done } = useMessages(finalizeMessages);
  return (
    <div className={css.late}>
      <p>{done.text}</p>
      <Button onClick={() => void vm.look()} busy={vm.looking.busy}>
        {done.next}
      </Button>
      <Status>{vm.phase === 'still' && done.checking}</Status>
    </div>
  );
});
