import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { stillThereMessages } from '@messages/stillThere';
import { Button } from '@ui/kit/Button';
import { Dialog } from '@ui/kit/Dialog';
import { VisuallyHidden } from '@ui/kit/VisuallyHidden';
import { useMessages } from '@ui/mvvm/messages';
import { useEntered } from '@ui/mvvm/screen';
import { Inactivity } from './Inactivity';

/** A dialog over the current page: nothing typed is lost. SES-01, SES-03, XTR-08 */
export const StillThere = observer(function StillThere(): ReactElement | null {
  const vm = useEntered(Inactivity);
  const copy = useMessages(stillThereMessages);
  const { warning, left, said } = vm;
  if (warning === undefined) return null;
  const idle = warning === 'idle';
  const words = copy[warning];
  return (
    <Dialog
      key={warning}
      title={words.title}
      open
      onClose={() => (idle ? void vm.stay() : vm.goOn())}
      actions={
        idle ? (
          <>
            <Button busy={vm.staying} onClick={() => void vm.stay()}>
              {copy.stay}
            </Button>
            <Button kind="secondary" onClick={vm.leave}>
              {copy.leave}
            </Button>
          </>
        ) : (
          <>
            {copy.renew && (
              <Button busy={vm.staying} onClick={() => void vm.renew()}>
                {copy.renew}
              </Button>
            )}
            <Button kind={copy.renew ? 'secondary' : 'primary'} onClick={vm.goOn}>
              {copy.goOn}
            </Button>
          </>
        )
      }
    >
      <p aria-hidden="true">{words.left(left)}</p>
      <VisuallyHidden live>{words.left(said)}</VisuallyHidden>
      <p>{words.kept}</p>
    </Dialog>
  );
});
