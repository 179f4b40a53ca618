import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { stillThereMessages } from '@ui/copy/fr/stillThere';
import { Button } from '@ui/kit/Button';
import { Dialog } from '@ui/kit/Dialog';
import { VisuallyHidden } from '@ui/kit/VisuallyHidden';
import { useMessages } from '@ui/mvvm/messages';
import { useEntered } from '@ui/mvvm/screen';
import { Inactivity } from './Inactivity';

/** Seconds left at which screen readers hear the countdown; more would drown other speech. */
const SAID_AT = [30, 15, 5] as const;

const lastSaid = (left: number): number | undefined => SAID_AT.findLast(at => left <= at);

/** A dialog over the current page: nothing typed is lost. SES-03, XTR-08 */
export const StillThere = observer(function StillThere(): ReactElement | null {
  const vm = useEntered(Inactivity);
  const copy = useMessages(stillThereMessages);
  const { left } = vm;
  if (left === undefined) return null;
  const said = lastSaid(left);
  return (
    <Dialog
      title={copy.title}
      open
      onClose={() => void vm.stay()}
      actions={
        <>
          <Button busy={vm.staying} onClick={() => void vm.stay()}>
            {copy.stay}
          </Button>
          <Button kind="secondary" onClick={vm.leave}>
            {copy.leave}
          </Button>
        </>
      }
    >
      <p aria-hidden="true">{copy.left(left)}</p>
      <VisuallyHidden live>{said === undefined ? '' : copy.left(said)}</VisuallyHidden>
      <p>{copy.kept}</p>
    </Dialog>
  );
});
