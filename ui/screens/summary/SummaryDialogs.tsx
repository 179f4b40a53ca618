import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { displayDay } from '@domain/kernel/day';
import { recapRowsMessages } from '@ui/copy/fr/recapRows';
import { summaryMessages } from '@ui/copy/fr/summary';
import { keptUntil } from '@ui/journey/keptUntil';
import { Button } from '@ui/kit/Button';
import { Dialog } from '@ui/kit/Dialog';
import { markFrench } from '@ui/kit/inFrench';
import { Icon } from '@ui/kit/Icon';
import { Recap } from '@ui/kit/Recap';
import { useMessages } from '@ui/mvvm/messages';
import { AgencyDialog } from '../agency/AgencyDialog';
import { EmailDialog } from './EmailDialog';
import { OfferDialog } from './OfferDialog';
import { offerRows } from './offerRows';
import { personRows } from './personRows';
import type { SummaryViewModel } from './SummaryViewModel';

interface Shown {
  readonly vm: SummaryViewModel;
}

const People = observer(function People({ vm }: Shown): ReactElement {
  const copy = useMessages(summaryMessages);
  const { people, state } = vm.journey.file;
  return (
    <>
      {vm.people.map(({ who, described }) => {
        const person = people[who];
        if (described.value === undefined || person === undefined) return null;
        const rows = personRows(person, described.value).map(({ name, value, french }) => ({
          label: recapRowsMessages.rows[name],
          value: markFrench(value, french),
        }));
        return <Recap key={who} title={copy.person[state.workflow === 'joint' ? who : 'individual']} rows={rows} />;
      })}
    </>
  );
});

/** The whole file, for reading and printing. SUM-01 */
const Whole = observer(function Whole({ vm }: Shown): ReactElement {
  const copy = useMessages(summaryMessages);
  const { whole } = copy;
  const { ids, workflow } = vm.journey.file.state;
  const kept = keptUntil(vm.journey.file.state);
  const agency = vm.agency.value;
  return (
    <Dialog
      title={whole.title}
      open={vm.whole}
      onClose={() => vm.showWhole(false)}
      actions={
        <>
          <Button onClick={() => window.print()}>
            <Icon name="document" />
            <span>{whole.print}</span>
          </Button>
          <Button kind="secondary" onClick={() => vm.showWhole(false)}>
            {whole.close}
          </Button>
        </>
      }
    >
      <Recap
        rows={[
          { label: whole.number, value: ids.TIT },
          { label: whole.day, value: displayDay(vm.today) },
          ...(kept ? [{ label: whole.kept, value: kept }] : []),
          ...(agency ? [{ label: copy.agency.row, value: markFrench([agency.name, agency.address].filter(Boolean).join(', ')) }] : []),
        ]}
      />
      <People vm={vm} />
      {vm.offer && <Recap title={copy.offer.title} rows={offerRows({ offer: vm.offer, workflow, today: vm.today })} />}
      <p>{whole.contractual}</p>
    </Dialog>
  );
});

export const SummaryDialogs = ({ vm }: Shown): ReactElement => (
  <>
    <Whole vm={vm} />
    <OfferDialog vm={vm} />
    <EmailDialog vm={vm.emailCorrection} />
    <AgencyDialog sheet={vm.sheet} />
  </>
);
