import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { PossibleDuplicate } from '@domain/adviser/possibleDuplicate';
import { possibleDuplicatesMessages } from '@messages/possibleDuplicates';
import { DossierPage } from '@ui/journey/DossierPage';
import { ToWorkstation } from '@ui/journey/ToWorkstation';
import { Actions } from '@ui/kit/Actions';
import { Button } from '@ui/kit/Button';
import { Dialog } from '@ui/kit/Dialog';
import { Outcome } from '@ui/kit/Outcome';
import { nameOf } from './Comparison';
import type { PossibleDuplicatesViewModel } from './PossibleDuplicatesViewModel';
import css from './PossibleDuplicatesScreen.module.css';

const { same: copy, closed } = possibleDuplicatesMessages;

interface Shown {
  readonly vm: PossibleDuplicatesViewModel;
  readonly alike: PossibleDuplicate;
}

const Confirmation = observer(function Confirmation({ vm }: Omit<Shown, 'alike'>): ReactElement {
  return (
    <Dialog
      title={copy.ask}
      open={vm.asking}
      onClose={() => vm.ask(false)}
      actions={
        <>
          <Button onClick={() => void vm.close()} busy={vm.deciding.busy} busyLabel={copy.closing}>
            {copy.close}
          </Button>
          <Button kind="secondary" onClick={() => vm.ask(false)}>
            {copy.keep}
          </Button>
        </>
      }
    >
      <p>{copy.asked}</p>
    </Dialog>
  );
});

/** The person is a client already: no second file is created. */
export const SameClientPage = observer(function SameClientPage({ vm, alike }: Shown): ReactElement {
  return (
    <DossierPage title={copy.title} intro={copy.text(nameOf(alike), alike.clientSince)}>
      <p>{copy.kept}</p>
      <Actions className={css.actions}>
        <Button onClick={() => vm.ask(true)}>{copy.close}</Button>
        <Button kind="secondary" onClick={() => vm.thisOne(undefined)}>
          {copy.back}
        </Button>
      </Actions>
      <Confirmation vm={vm} />
    </DossierPage>
  );
});

export const ClosedPage = ({ alike }: { readonly alike: PossibleDuplicate }): ReactElement => (
  <DossierPage title={closed.title} titleHidden later={false}>
    <Outcome page="dossierClosed" title={closed.title} actions={<ToWorkstation kind="primary" />}>
      <p>{closed.text(nameOf(alike))}</p>
      <p>{closed.next}</p>
    </Outcome>
  </DossierPage>
);
