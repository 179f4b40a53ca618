import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { toRecapMessages as copy } from '@messages/toRecap';
import { Button } from '@ui/kit/Button';
import { Dialog } from '@ui/kit/Dialog';
import { useService } from '@ui/mvvm/screen';
import { BackToRecap } from './BackToRecap';

/** On each page between the acceptance and the signature. D-108 */
export const ToRecap = observer(function ToRecap(): ReactElement {
  const vm = useService(BackToRecap);
  return (
    <div>
      <Button kind="quiet" onClick={() => vm.ask(true)}>
        {copy.open}
      </Button>
      <Dialog
        title={copy.title}
        open={vm.asking}
        onClose={() => vm.ask(false)}
        actions={
          <>
            <Button onClick={() => void vm.go()} busy={vm.going.busy} busyLabel={copy.going}>
              {copy.open}
            </Button>
            <Button kind="secondary" onClick={() => vm.ask(false)}>
              {copy.stay}
            </Button>
          </>
        }
      >
        <p>{copy.unsigned}</p>
        <p>{vm.readsOnly ? copy.read : copy.correct}</p>
      </Dialog>
    </div>
  );
});
