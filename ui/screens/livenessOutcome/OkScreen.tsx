import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { livenessCopy } from '@ui/copy/fr/liveness';
import { FilePage } from '@ui/journey/FilePage';
import { Button } from '@ui/kit/Button';
import { Outcome } from '@ui/kit/Outcome';
import { screen } from '@ui/mvvm/screen';
import { OkViewModel } from './OkViewModel';

const copy = livenessCopy.ok;

const OkPage = observer(function OkPage({ vm }: { readonly vm: OkViewModel }): ReactElement {
  const { mode } = vm.journey;
  return (
    <FilePage title={copy.title[mode]} titleHidden>
      <Outcome
        kind="success"
        title={copy.title[mode]}
        actions={
          <Button onClick={() => void vm.next()} busy={vm.busy}>
            {copy.next[mode]}
          </Button>
        }
      >
        <p>{copy.text[mode]}</p>
      </Outcome>
    </FilePage>
  );
});

/** LivenessControlOk. */
export const OkScreen = screen(OkViewModel, vm => <OkPage vm={vm} />);
