import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { Settings } from '@application/Settings';
import { dialogsMessages } from '@messages/dialogs';
import { Button } from '@ui/kit/Button';
import { Dialog } from '@ui/kit/Dialog';
import { useOnline } from '@ui/kit/useOnline';
import { useSecondsLeft } from '@ui/kit/useSecondsLeft';
import { useMessages } from '@ui/mvvm/messages';
import { useService } from '@ui/mvvm/screen';
import { Dialogs, type OpenDialog, type Why } from '@ui/journey/Dialogs';

type Of<K extends OpenDialog['kind']> = Extract<OpenDialog, { kind: K }>;

/** Says what hinders the action, with the bank's number where another network or a call helps. D-122 */
const Hindered = ({ why }: { readonly why: Why }): ReactElement => {
  const { technical, hindered } = useMessages(dialogsMessages);
  const { contactPhone } = useService(Settings);
  if (why === 'service') return <p>{technical.text}</p>;
  return <p>{why === 'gateway' || why === 'between' ? hindered[why](contactPhone) : hindered[why]}</p>;
};

/** When offline, says so and retries once the network is back. Where the answer said when to try again, the button waits. ERR-04, XTR-40 */
const Technical = ({ dialogs, failed }: { readonly dialogs: Dialogs; readonly failed: Of<'technical'> }): ReactElement => {
  const copy = useMessages(dialogsMessages);
  const online = useOnline(dialogs.retry);
  const left = useSecondsLeft(failed.waitMs);
  const { title } = online ? copy.technical : copy.offline;
  return (
    <Dialog
      title={title}
      open
      onClose={dialogs.close}
      actions={
        <>
          {failed.again && (
            <Button onClick={dialogs.retry} waiting={left > 0}>
              {left > 0 ? copy.hindered.againIn(left) : copy.technical.again}
            </Button>
          )}
          <Button kind={failed.again ? 'secondary' : 'primary'} onClick={dialogs.close}>
            {copy.technical.close}
          </Button>
        </>
      }
    >
      {failed.about && <p>{failed.about}</p>}
      {online ? <Hindered why={failed.why} /> : <p>{failed.again ? copy.offline.text : copy.offline.later}</p>}
      {failed.reference !== undefined && <p>{copy.technical.reference(failed.reference)}</p>}
    </Dialog>
  );
};

const Said = ({
  dialogs,
  what,
}: {
  readonly dialogs: Dialogs;
  readonly what: 'moved' | 'movedReplaced' | 'walletAnswered';
}): ReactElement => {
  const { title, text, close } = useMessages(dialogsMessages)[what];
  return (
    <Dialog title={title} open onClose={dialogs.close} actions={<Button onClick={dialogs.close}>{close}</Button>}>
      <p>{text}</p>
    </Dialog>
  );
};

const CarryOn = ({ dialogs }: { readonly dialogs: Dialogs }): ReactElement => {
  const copy = useMessages(dialogsMessages);
  return (
    <Dialog
      title={copy.carryOn.title}
      open
      actions={
        <>
          <Button onClick={dialogs.retry}>{copy.carryOn.again}</Button>
          <Button kind="secondary" onClick={dialogs.logout}>
            {copy.carryOn.later}
          </Button>
        </>
      }
    >
      <p>{copy.carryOn.text}</p>
    </Dialog>
  );
};

const Alert = ({ dialogs, alert }: { readonly dialogs: Dialogs; readonly alert: Of<'alert'> }): ReactElement => {
  const copy = useMessages(dialogsMessages).alert;
  return (
    <Dialog
      title={copy.title}
      open
      onClose={dialogs.close}
      actions={
        <>
          <Button onClick={dialogs.close}>{copy.close}</Button>
          {alert.logout && (
            <Button kind="secondary" onClick={dialogs.logout}>
              {copy.logout}
            </Button>
          )}
        </>
      }
    >
      {alert.about && <p>{alert.about}</p>}
      <p>{alert.message ?? copy.text}</p>
      {alert.logout && <p>{copy.noMessage}</p>}
    </Dialog>
  );
};

/** Renders the open dialog above any page. */
export const DialogsHost = observer(function DialogsHost(): ReactElement | null {
  const dialogs = useService(Dialogs);
  const { current } = dialogs;
  switch (current?.kind) {
    case undefined:
      return null;
    case 'technical':
      return <Technical dialogs={dialogs} failed={current} />;
    case 'moved':
    case 'movedReplaced':
    case 'walletAnswered':
      return <Said dialogs={dialogs} what={current.kind} />;
    case 'carryOn':
      return <CarryOn dialogs={dialogs} />;
    case 'alert':
      return <Alert dialogs={dialogs} alert={current} />;
  }
});
