import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { Agency } from '@domain/referentials/entries';
import type { MessagesOf } from '@ui/copy/byReader';
import { videoFollowedMessages as videoFollowed } from '@ui/copy/fr/videoFollowed';
import { livenessOutcomeMessages } from '@ui/copy/fr/livenessOutcome';
import { FilePage } from '@ui/journey/FilePage';
import { keptUntil } from '@ui/journey/keptUntil';
import { Button, LinkButton } from '@ui/kit/Button';
import { Outcome } from '@ui/kit/Outcome';
import { Recap } from '@ui/kit/Recap';
import { Status } from '@ui/kit/Status';
import { messagesFor } from '@ui/mvvm/messages';
import { screen } from '@ui/mvvm/screen';
import { redirectHref } from '@ui/shell/hrefs';
import { KoViewModel } from './KoViewModel';

interface Shown {
  readonly vm: KoViewModel;
}

type Words = MessagesOf<typeof livenessOutcomeMessages>;

const wordsOf = ({ journey }: KoViewModel): Words => messagesFor(journey.mode, livenessOutcomeMessages);

const titleOf = (vm: KoViewModel): string => (vm.unknown ? videoFollowed.unknown : wordsOf(vm).replay.title);

const Appointment = ({ copy, kind }: { readonly copy: Words; readonly kind: 'primary' | 'secondary' }): ReactElement => (
  <LinkButton kind={kind} href={redirectHref('appointment')}>
    {copy.appointment}
  </LinkButton>
);

const Replay = observer(function Replay({ vm }: Shown): ReactElement {
  const attemptsLeft = vm.flow.result?.attemptsLeft;
  const copy = wordsOf(vm);
  return (
    <Outcome
      kind="warning"
      title={titleOf(vm)}
      actions={
        <>
          {vm.unknown && <Button onClick={vm.lookAgain}>{videoFollowed.again}</Button>}
          <Button kind={vm.unknown ? 'secondary' : 'primary'} onClick={vm.again}>
            {copy.replay.again}
          </Button>
          <Appointment copy={copy} kind="secondary" />
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

const AgencyRecap = ({ copy, agency }: { readonly copy: Words; readonly agency: Agency }): ReactElement => (
  <Recap
    title={copy.agency.title}
    rows={[
      { label: copy.agency.name, value: agency.name },
      ...(agency.address === undefined ? [] : [{ label: copy.agency.address, value: agency.address }]),
    ]}
  />
);

const NoReplay = observer(function NoReplay({ vm }: Shown): ReactElement {
  const kept = keptUntil(vm.journey.state);
  const copy = wordsOf(vm);
  return (
    <Outcome kind="error" title={copy.ko.title} actions={<Appointment copy={copy} kind="primary" />}>
      <p>{copy.ko.text}</p>
      {vm.agency.value && <AgencyRecap copy={copy} agency={vm.agency.value} />}
      {kept && <p>{copy.kept(kept)}</p>}
    </Outcome>
  );
});

const KoPage = observer(function KoPage({ vm }: Shown): ReactElement {
  const copy = wordsOf(vm);
  const title = vm.looking || vm.flow.after.retryOffered ? titleOf(vm) : copy.ko.title;
  if (vm.looking)
    return (
      <FilePage title={title}>
        <Status>{copy.looking}</Status>
      </FilePage>
    );
  return (
    <FilePage title={title} titleHidden onPhone={vm.flow.after.retryOffered}>
      {vm.flow.after.retryOffered ? <Replay vm={vm} /> : <NoReplay vm={vm} />}
    </FilePage>
  );
});

/** LivenessControlKo. */
export const KoScreen = screen(KoViewModel, vm => <KoPage vm={vm} />);
