import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { livenessMessages } from '@messages/liveness';
import { DossierPage } from '@ui/journey/DossierPage';
import { Button } from '@ui/kit/Button';
import { Outcome } from '@ui/kit/Outcome';
import { useMessages } from '@ui/mvvm/messages';
import { screen } from '@ui/mvvm/screen';
import { OkViewModel } from './OkViewModel';

const OkPage = observer(function OkPage({ vm }: { readonly vm: OkViewModel }): ReactElement {
  const copy = useMessages(livenessMessages).ok;
  return (
    <DossierPage title={copy.title} titleHidden>
      <Outcome
        page="identityChecked"
        title={copy.title}
        actions={
          <Button onClick={() => void vm.next()} busy={vm.busy}>
            {copy.next}
          </Button>
        }
      >
        <p>{copy.text}</p>
      </Outcome>
    </DossierPage>
  );
});

/** Of the adviser; a client's is with the documents (PassedScreen). */
export const OkScreen = screen(OkViewModel, vm => <OkPage vm={vm} />);
