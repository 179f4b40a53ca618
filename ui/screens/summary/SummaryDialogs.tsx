import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { displayDay, isDay } from '@domain/kernel/day';
import { summaryCopy } from '@ui/copy/fr/summary';
import { Button } from '@ui/kit/Button';
import { Dialog } from '@ui/kit/Dialog';
import { Icon } from '@ui/kit/Icon';
import { Recap } from '@ui/kit/Recap';
import { AgencyDialog } from '../agency/AgencyDialog';
import { AgencyRecap, OfferRecap, PersonRecap } from './SummaryParts';
import type { SummaryViewModel } from './SummaryViewModel';

const copy = summaryCopy.popins;

interface Shown {
  readonly vm: SummaryViewModel;
}

const People = observer(function People({ vm }: Shown): ReactElement {
  return (
    <>
      {vm.people.map(on => (
        <PersonRecap key={on.who} vm={vm} on={on} fixed />
      ))}
      <AgencyRecap vm={vm} fixed />
    </>
  );
});

/** Everything said of holder, co-holder and agency. SUM-01 */
const Information = observer(function Information({ vm }: Shown): ReactElement {
  return (
    <Dialog
      title={copy.information.title}
      open={vm.popin === 'information'}
      onClose={vm.close}
      actions={
        <Button kind="secondary" onClick={vm.close}>
          {copy.close}
        </Button>
      }
    >
      <People vm={vm} />
    </Dialog>
  );
});

/** The whole file, to read and to print. SUM-01 */
const ClientFile = observer(function ClientFile({ vm }: Shown): ReactElement {
  const { holderId, keptUntil } = vm.journey.state;
  return (
    <Dialog
      title={copy.file.title}
      open={vm.popin === 'file'}
      onClose={vm.close}
      actions={
        <>
          <Button onClick={() => window.print()}>
            <Icon name="document" />
            {copy.file.print}
          </Button>
          <Button kind="secondary" onClick={vm.close}>
            {copy.close}
          </Button>
        </>
      }
    >
      <Recap
        rows={[
          { label: copy.file.number, value: holderId },
          ...(isDay(vm.today) ? [{ label: copy.file.day, value: displayDay(vm.today) }] : []),
          ...(isDay(keptUntil) ? [{ label: copy.file.kept, value: displayDay(keptUntil) }] : []),
        ]}
      />
      <People vm={vm} />
      <OfferRecap vm={vm} fixed />
      <p>{copy.contractual}</p>
    </Dialog>
  );
});

export const SummaryDialogs = ({ vm }: Shown): ReactElement => (
  <>
    <Information vm={vm} />
    <ClientFile vm={vm} />
    <AgencyDialog sheet={vm.sheet} />
  </>
);
