import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactElement } from 'react';
import { walletMessages } from '@messages/wallet';
import { whose } from '@ui/form/autocomplete';
import { DossierPage } from '@ui/journey/DossierPage';
import { OnPhone } from '@ui/journey/OnPhone';
import { Actions } from '@ui/kit/Actions';
import { Button } from '@ui/kit/Button';
import { Notice } from '@ui/kit/Notice';
import { Stack } from '@ui/kit/Stack';
import { Status } from '@ui/kit/Status';
import { usePointed } from '@ui/kit/useWide';
import { useMessagesAbout } from '@ui/mvvm/messages';
import { screen, useService } from '@ui/mvvm/screen';
import { QrCode } from '../onPhone/QrCode';
import { Received } from './Received';
import { WalletViewModel } from './WalletViewModel';
import css from './WalletScreen.module.css';

interface Shown {
  readonly vm: WalletViewModel;
}

/** The ways to a wallet, the safest first; photos stay beside them. */
const Ways = observer(function Ways({ vm, onComputer }: Shown & { readonly onComputer: boolean }): ReactElement {
  const copy = useMessagesAbout(walletMessages, whose(vm.journey));
  const onPhone = useService(OnPhone);
  const { device, preparing } = vm.inHand;
  const byClient = vm.journey.steps.mode === 'omc';
  return (
    <Actions>
      {device === 'SAME' && (
        <Button onClick={vm.openWallet} busy={preparing} busyLabel={copy.preparing}>
          {copy.open}
        </Button>
      )}
      {device === 'BROWSER' && (
        <Button onClick={vm.askBrowser} busy={preparing || vm.asking.busy} busyLabel={preparing ? copy.preparing : copy.browserAsks}>
          {copy.browser}
        </Button>
      )}
      {byClient && onComputer && (
        <Button kind={device === undefined ? 'primary' : 'secondary'} onClick={onPhone.show}>
          {copy.onPhone}
        </Button>
      )}
      {byClient && onComputer && device !== 'SAME' && (
        <Button kind="secondary" onClick={vm.openHere}>
          {copy.here}
        </Button>
      )}
      {byClient && onComputer && vm.offersCode && (
        <Button kind="secondary" onClick={vm.showCode}>
          {copy.scan}
        </Button>
      )}
      <Button kind="quiet" onClick={vm.photos}>
        {copy.photos}
      </Button>
    </Actions>
  );
});

const Code = observer(function Code({ vm }: Shown): ReactElement | null {
  const { code } = useMessagesAbout(walletMessages, whose(vm.journey));
  const { device, current } = vm.inHand;
  const link = device === 'OTHER' ? current?.link : undefined;
  return link === undefined ? null : (
    <Stack>
      <p>{code.how}</p>
      <QrCode text={link} label={code.label} />
    </Stack>
  );
});

const Asking = observer(function Asking({ vm, onComputer }: Shown & { readonly onComputer: boolean }): ReactElement {
  const copy = useMessagesAbout(walletMessages, whose(vm.journey));
  const { asked } = copy;
  const { inHand } = vm;
  const owner = whose(vm.journey);
  const sameDevice = inHand.device === 'SAME' || (vm.chosen && !onComputer);
  return (
    <DossierPage title={copy.title[owner]} intro={<p>{copy.intro}</p>} onPhone={false}>
      {owner === 'individual' ? null : <p className={css.theirs}>{copy.theirs}</p>}
      <h2 className={css.asked}>{asked.title}</h2>
      <dl className={css.claims}>
        {asked.claims.map(([what, why]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{why}</dd>
          </div>
        ))}
      </dl>
      <Stack>
        <p>{asked.nothingElse}</p>
        <Code vm={vm} />
        <Status>
          {!inHand.preparing && (vm.asked || (vm.chosen && !onComputer)) && (
            <Notice kind="info" title={copy.waiting}>
              {sameDevice && <p>{copy.nothingOpened}</p>}
              {sameDevice && inHand.current?.otherLinks.length !== 0 && (
                <Button kind="secondary" onClick={vm.openOther} busy={inHand.preparing} busyLabel={copy.preparing}>
                  {copy.other}
                </Button>
              )}
            </Notice>
          )}
        </Status>
        <Ways vm={vm} onComputer={onComputer} />
      </Stack>
    </DossierPage>
  );
});

const Refused = observer(function Refused({ vm }: Shown): ReactElement {
  const copy = useMessagesAbout(walletMessages, whose(vm.journey));
  const { refusal, mayAskAgain } = vm;
  return (
    <DossierPage title={copy.refused.title} onPhone={false}>
      <Stack>
        {refusal && <p>{copy.refused.reasons[refusal]}</p>}
        <p>{copy.refused.nothingLost}</p>
        <Actions>
          <Button onClick={vm.photos}>{copy.photos}</Button>
          {mayAskAgain && (
            <Button kind="secondary" onClick={vm.again}>
              {copy.refused.again}
            </Button>
          )}
        </Actions>
      </Stack>
    </DossierPage>
  );
});

const WalletPage = observer(function WalletPage({ vm }: Shown): ReactElement {
  const onComputer = usePointed();
  const [arrivedOnComputer] = useState(onComputer); // a window that becomes narrow sends no new request
  useEffect(() => vm.open(arrivedOnComputer), [vm, arrivedOnComputer]);
  const { identity, rest } = vm;
  if (identity && rest?.ready) return <Received journey={vm.journey} identity={identity} rest={rest} />;
  return vm.refusal ? <Refused vm={vm} /> : <Asking vm={vm} onComputer={onComputer} />;
});

/** XTR-38 */
export const WalletScreen = screen(WalletViewModel, vm => <WalletPage vm={vm} />);
