import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
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
