import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { Agency } from '@domain/referentials/entries';
import { livenessOutcomeCopy as copy } from '@ui/copy/fr/livenessOutcome';
import { FilePage } from '@ui/journey/FilePage';
import { Button, LinkButton } from '@ui/kit/Button';
import { Outcome } from '@ui/kit/Outcome';
import { Recap } from '@ui/kit/Recap';
import { Status } from '@ui/kit/Status';
import { screen } from '@ui/mvvm/screen';
import { redirectHref } from '@ui/shell/hrefs';
import { KoViewModel } from './KoViewModel';

interface Shown {
  readonly vm: KoViewModel;
}

const Appointment = ({ kind }: { readonly kind: 'primary' | 'secondary' }): ReactElement => (
  <LinkButton kind={kind} href={redirectHref('appointment')}>
    {copy.appointment}
  </LinkButton>
);

const Replay = observer(function Replay({ vm }: Shown): ReactElement {
  const { attemptsLeft, journey } = vm;
  return (
    <Outcome
      kind="warning"
      title={copy.replay.title}
      actions={
        <>
          <Button onClick={vm.again}>{copy.replay.again}</Button>
          <Appointment kind="secondary" />
        </>
      }
    >
      <p>{copy.replay.text[journey.mode]}</p>
      {attemptsLeft !== undefined && attemptsLeft > 0 && (
        <p>
          <strong>{copy.replay.left(attemptsLeft)}</strong>
        </p>
      )}
    </Outcome>
  );
});

const AgencyRecap = ({ agency }: { readonly agency: Agency }): ReactElement => (
  <Recap
    title={copy.agency.title}
    rows={[
      { label: copy.agency.name, value: agency.name },
      ...(agency.address === undefined ? [] : [{ label: copy.agency.address, value: agency.address }]),
    ]}
  />
);

const NoReplay = observer(function NoReplay({ vm }: Shown): ReactElement {
  return (
    <Outcome kind="error" title={copy.ko.title} actions={<Appointment kind="primary" />}>
      <p>{copy.ko.text[vm.journey.mode]}</p>
      {vm.agency.value && <AgencyRecap agency={vm.agency.value} />}
      {vm.keptUntil !== undefined && <p>{copy.kept(vm.keptUntil)}</p>}
    </Outcome>
  );
});

const KoPage = observer(function KoPage({ vm }: Shown): ReactElement {
  const { title } = vm.looking || vm.replay ? copy.replay : copy.ko;
  if (vm.looking)
    return (
      <FilePage title={title}>
        <Status>{copy.looking}</Status>
      </FilePage>
    );
  return (
    <FilePage title={title} titleHidden>
      {vm.replay ? <Replay vm={vm} /> : <NoReplay vm={vm} />}
    </FilePage>
  );
});

/** LivenessControlKo. */
export const KoScreen = screen(KoViewModel, vm => <KoPage vm={vm} />);
