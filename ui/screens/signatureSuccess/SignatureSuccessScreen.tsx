import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { calledBy } from '@domain/holders/people';
import { signatureSuccessMessages as copy } from '@messages/signatureSuccess';
import { DossierPage } from '@ui/journey/DossierPage';
import { keptUntil } from '@ui/journey/keptUntil';
import { Button, LinkButton } from '@ui/kit/Button';
import { Notice } from '@ui/kit/Notice';
import { Outcome } from '@ui/kit/Outcome';
import { Status } from '@ui/kit/Status';
import { screen } from '@ui/mvvm/screen';
import { redirectHref } from '@ui/kit/hrefs';
import { JointBoard } from './JointBoard';
import { MailAgain } from './MailAgain';
import { SignatureSuccessViewModel } from './SignatureSuccessViewModel';
import css from './SignatureSuccessScreen.module.css';

interface Shown {
  readonly vm: SignatureSuccessViewModel;
}

const Following = observer(function Following({ vm }: Shown): ReactElement {
  const kept = keptUntil(vm.journey.dossier.state);
  return (
    <div className={css.following}>
      {vm.stopped ? (
        <Notice kind="info" live>
          <p>{copy.stopped}</p>
          <Button kind="secondary" onClick={() => vm.follow()}>
            {copy.again}
          </Button>
        </Notice>
      ) : (
        <Status>{copy.waiting}</Status>
      )}
      <p className={css.checked}>{vm.checkedAt !== undefined && copy.updated(vm.checkedAt)}</p>
      {kept && !vm.finished && <p>{copy.kept(kept, calledBy(vm.journey.dossier.people.COT))}</p>}
    </div>
  );
});

const OtherAddress = ({ number }: { readonly number: string }): ReactElement => (
  <div className={css.other}>
    <p>{copy.otherAddress}</p>
    <LinkButton kind="secondary" href={redirectHref('appointment', number)}>
      {copy.appointment}
    </LinkButton>
  </div>
);

const SignatureSuccessPage = observer(function SignatureSuccessPage({ vm }: Shown): ReactElement {
  const { TIT } = vm.journey.dossier.people;
  const title = copy.title(TIT.identity.firstName);
  return (
    <DossierPage title={title} titleHidden>
      <Outcome page="holderSigned" title={title} actions={<></>}>
        <Status>{vm.finished ? copy.finished(vm.names.COT) : copy.text(vm.names.COT)}</Status>
        {!vm.finished && <p>{copy.mail}</p>}
        <JointBoard state={vm.journey.dossier.state} names={vm.names} />
        <Following vm={vm} />
        {!vm.finished && <MailAgain mail={vm.mail} other={<OtherAddress number={vm.journey.dossier.state.ids.TIT} />} />}
      </Outcome>
    </DossierPage>
  );
});

export const SignatureSuccessScreen = screen(SignatureSuccessViewModel, vm => <SignatureSuccessPage vm={vm} />);
