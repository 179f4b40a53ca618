import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { displayDay } from '@domain/kernel/day';
import { summaryMessages } from '@ui/copy/fr/summary';
import { keptUntil } from '@ui/journey/keptUntil';
import { Button } from '@ui/kit/Button';
import { Dialog } from '@ui/kit/Dialog';
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
  const words = useMessages(summaryMessages);
  const { people, state } = vm.journey;
  return (
    <>
      {vm.people.map(({ who, described }) => {
        const person = people[who];
        if (described.value === undefined || person === undefined) return null;
        const rows = personRows(person, described.value).map(({ name, value }) => ({ label: words.rows[name], value }));
        return <Recap key={who} title={words.person[state.workflow === 'joint' ? who : 'individual']} rows={rows} />;
      })}
    </>
  );
});

/** The whole file, holder, co-holder, agency and offer, to read and to print. SUM-01 */
const Whole = observer(function Whole({ vm }: Shown): ReactElement {
  const words = useMessages(summaryMessages);
  const copy = words.whole;
  const { ids, workflow } = vm.journey.state;
  const kept = keptUntil(vm.journey.state);
  const agency = vm.agency.value;
  return (
    <Dialog
      title={copy.title}
      open={vm.whole}
      onClose={() => vm.showWhole(false)}
      actions={
        <>
          <Button onClick={() => window.print()}>
            <Icon name="document" />
            <span>{copy.print}</span>
          </Button>
          <Button kind="secondary" onClick={() => vm.showWhole(false)}>
            {copy.close}
          </Button>
        </>
      }
    >
      <Recap
        rows={[
          { label: copy.number, value: ids.TIT },
          { label: copy.day, value: displayDay(vm.today) },
          ...(kept ? [{ label: copy.kept, value: kept }] : []),
          ...(agency ? [{ label: words.agency.row, value: [agency.name, agency.address].filter(Boolean).join(', ') }] : []),
        ]}
      />
      <People vm={vm} />
      {vm.offer && <Recap title={words.offer.title} rows={offerRows({ offer: vm.offer, workflow, words })} />}
      <p>{copy.contractual}</p>
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
