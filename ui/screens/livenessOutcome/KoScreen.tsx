import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { Agency } from '@domain/referentials/entries';
import type { MessagesOf } from '@ui/copy/byReader';
import { videoFollowedMessages as videoFollowed } from '@messages/videoFollowed';
import { livenessOutcomeMessages } from '@messages/livenessOutcome';
import { DossierPage } from '@ui/journey/DossierPage';
import { RefusalRights } from '@ui/journey/RefusalRights';
import { ToWorkstation } from '@ui/journey/ToWorkstation';
import { keptUntil } from '@ui/journey/keptUntil';
import { Button, LinkButton } from '@ui/kit/Button';
import { markFrench } from '@ui/kit/inFrench';
import { Outcome } from '@ui/kit/Outcome';
import { Recap } from '@ui/kit/Recap';
import { Loading } from '@ui/kit/Loading';
import { useMessages } from '@ui/mvvm/messages';
import { screen } from '@ui/mvvm/screen';
import { redirectHref } from '@ui/kit/hrefs';
import { KoViewModel } from './KoViewModel';

interface Shown {
  readonly vm: KoViewModel;
}

const retryTitle = (vm: KoViewModel, { replay }: MessagesOf<typeof livenessOutcomeMessages>): string =>
  vm.unknown ? videoFollowed.unknown : replay.title;

const Appointment = ({ kind }: { readonly kind: 'primary' | 'secondary' }): ReactElement => {
  const { appointment } = useMessages(livenessOutcomeMessages);
  return (
    <LinkButton kind={kind} href={redirectHref('appointment')}>
      {appointment}
    </LinkButton>
  );
};

const Replay = observer(function Replay({ vm }: Shown): ReactElement {
  const attemptsLeft = vm.flow.result?.attemptsLeft;
  const copy = useMessages(livenessOutcomeMessages);
  return (
    <Outcome
      page="videoToRepeat"
      title={retryTitle(vm, copy)}
      actions={
        <>
          {vm.unknown && <Button onClick={vm.lookAgain}>{videoFollowed.again}</Button>}
          <Button kind={vm.unknown ? 'secondary' : 'primary'} onClick={vm.again}>
            {copy.replay.again}
          </Button>
          <Appointment kind="secondary" />
        </>
      }
    >
      <p>{copy.replay.why[vm.why]}</p>
      {attemptsLeft !== undefined && attemptsLeft > 0 && (
        <p>
          <strong>{copy.replay.left(attemptsLeft)}</strong>
        </p>
      )}
    </Outcome>
  );
});

const AgencyRecap = ({ agency }: { readonly agency: Agency }): ReactElement => {
  const copy = useMessages(livenessOutcomeMessages).agency;
  return (
    <Recap
      title={copy.title}
      rows={[
        { label: copy.name, value: markFrench(agency.name) },
        ...(agency.address === undefined ? [] : [{ label: copy.address, value: markFrench(agency.address) }]),
      ]}
    />
  );
};

const NoReplay = observer(function NoReplay({ vm }: Shown): ReactElement {
  const kept = keptUntil(vm.journey.dossier.state);
  const copy = useMessages(livenessOutcomeMessages);
  return (
    <Outcome
      page="videoFailed"
      title={copy.ko.title}
      actions={
        <>
          <Appointment kind="primary" />
          <ToWorkstation />
        </>
      }
    >
      <p>{copy.ko.text}</p>
      {vm.agency.value && <AgencyRecap agency={vm.agency.value} />}
      {kept && <p>{copy.kept(kept)}</p>}
    </Outcome>
  );
});

const KoPage = observer(function KoPage({ vm }: Shown): ReactElement {
  const copy = useMessages(livenessOutcomeMessages);
  const title = vm.looking || vm.flow.after.retryOffered ? retryTitle(vm, copy) : copy.ko.title;
  if (vm.looking)
    return (
      <DossierPage title={title}>
        <Loading text={copy.looking} shape="cards" />
      </DossierPage>
    );
  return (
    <DossierPage title={title} titleHidden onPhone={vm.flow.after.retryOffered}>
      {vm.flow.after.retryOffered ? <Replay vm={vm} /> : <NoReplay vm={vm} />}
      {!vm.flow.after.retryOffered && <RefusalRights page="screen/video" />}
    </DossierPage>
  );
});

export const KoScreen = screen(KoViewModel, vm => <KoPage vm={vm} />);
