import { observer } from 'mobx-react-lite';
import type { ReactElement, ReactNode } from 'react';
import { displayDay } from '@domain/kernel/day';
import type { Agency } from '@domain/referentials/entries';
import { recapRowsMessages } from '@messages/recapRows';
import { summaryMessages } from '@messages/summary';
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
import { accountOf, contextOf, PriceReceipt } from '../price/PriceReceipt';
import { personRows } from './personRows';
import { RowValue } from './RowValue';
import type { SummaryViewModel } from './SummaryViewModel';

interface Shown {
  readonly vm: SummaryViewModel;
}

const People = observer(function People({ vm }: Shown): ReactElement {
  const copy = useMessages(summaryMessages);
  const { people, state } = vm.journey.dossier;
  return (
    <>
      {vm.people.map(({ who, described }) => {
        const person = people[who];
        if (described.value === undefined || person === undefined) return null;
        const rows = personRows(person, described.value, row => vm.sees(who, row)).map(row => {
          const label = recapRowsMessages.rows[row.name];
          return { label, value: <RowValue row={row} what={label} source={described} /> };
        });
        return <Recap key={who} title={copy.person[state.workflow === 'joint' ? who : 'individual']} rows={rows} />;
      })}
    </>
  );
});

/** The agency, or its code when its details failed to load. */
const agencyText = (id: string, agency: Agency | undefined): ReactNode =>
  markFrench(agency === undefined ? id : [agency.name, agency.address].filter(Boolean).join(', '));

/** The whole file, for reading and printing. SUM-01 */
const Whole = observer(function Whole({ vm }: Shown): ReactElement {
  const copy = useMessages(summaryMessages);
  const { whole } = copy;
  const { ids } = vm.journey.dossier.state;
  const kept = keptUntil(vm.journey.dossier.state);
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
          ...(vm.agencyId === undefined ? [] : [{ label: copy.agency.row, value: agencyText(vm.agencyId, vm.agency.value) }]),
        ]}
      />
      <People vm={vm} />
      {vm.offer && (
        <PriceReceipt title={copy.offer.title} summary={vm.offer} context={contextOf(vm.journey)}>
          <p>{accountOf(vm.offer, vm.journey.dossier.state.workflow)}</p>
        </PriceReceipt>
      )}
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
