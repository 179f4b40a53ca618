import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { onPhoneMessages as copy } from '@messages/onPhone';
import { Button } from '@ui/kit/Button';
import { Dialog } from '@ui/kit/Dialog';
import { Status } from '@ui/kit/Status';
import { useEntered } from '@ui/mvvm/screen';
import { OnPhoneViewModel } from './OnPhoneViewModel';
import { QrCode } from './QrCode';
import css from './OnPhoneDialog.module.css';

/** Shows the QR code and its URL, then the phone's progress. XTR-10 */
export const OnPhoneDialog = observer(function OnPhoneDialog(): ReactElement {
  const vm = useEntered(OnPhoneViewModel);
  return (
    <Dialog title={copy.title} open onClose={vm.takeOver} actions={<Button onClick={vm.takeOver}>{copy.here}</Button>}>
      {!vm.moved && (
        <>
          <div className={css.how}>
            <QrCode text={vm.address} label={copy.code} />
            <ol className={css.steps}>
              {copy.steps.map(step => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
          <p className={css.address}>
            <span>{copy.address}</span>
            <strong>{vm.address}</strong>
          </p>
        </>
      )}
      <Status>{vm.progress}</Status>
    </Dialog>
  );
});
