import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { clientFileCopy as copy } from '@ui/copy/fr/clientFile';
import { papersCopy } from '@ui/copy/fr/papers';
import { summaryCopy } from '@ui/copy/fr/summary';
import { FilePage } from '@ui/journey/FilePage';
import { MissedLists } from '@ui/journey/FormPage';
import { Button } from '@ui/kit/Button';
import { Notice } from '@ui/kit/Notice';
import { Recap } from '@ui/kit/Recap';
import { Status } from '@ui/kit/Status';
import { screen } from '@ui/mvvm/screen';
import { SummaryDialogs } from '../summary/SummaryDialogs';
import { AgencyRecap, OfferRecap, PersonRecap } from '../summary/SummaryParts';
import { ClientFileViewModel, type ProofLine } from './ClientFileViewModel';
import css from './ClientFileScreen.module.css';

interface Shown {
  readonly vm: ClientFileViewModel;
}

const proofRow = (joint: boolean, { of, category, paper, validated }: ProofLine) => ({
  label: joint ? `${copy.proofs.what[category]} (${copy.proofs.of[of]})` : copy.proofs.what[category],
  value: `${paper === undefined ? copy.proofs.none : papersCopy[paper]}, ${validated ? copy.proofs.validated : copy.proofs.reviewed}`,
});

const Reported = observer(function Reported({ vm }: Shown): ReactElement | null {
  if (vm.reporters.length === 0) return null;
  return (
    <Notice kind="warning" title={copy.reported.title}>
      {vm.reporters.map(name => (
        <p key={name}>{copy.reported.text(name)}</p>
      ))}
    </Notice>
  );
});

const Everything = observer(function Everything({ vm }: Shown): ReactElement {
  const { recap } = vm;
  const asked = [...recap.people.map(({ described }) => described), recap.agency];
  const waiting = asked.some(({ state }) => state.kind === 'loading');
  return (
    <div className={css.recap} aria-busy={waiting}>
      <Status hidden>{waiting && summaryCopy.loading}</Status>
      <MissedLists lists={asked} />
      {recap.people.map(on => (
        <PersonRecap key={on.who} vm={recap} on={on} />
      ))}
      <Recap title={copy.proofs.title} rows={vm.proofs.map(line => proofRow(vm.joint, line))} />
      <OfferRecap vm={recap} />
      <AgencyRecap vm={recap} />
      <Recap title={copy.lookAlikes.title} rows={[{ label: copy.lookAlikes.row, value: copy.lookAlikes.confirmed }]} />
    </div>
  );
});

const ClientFilePage = observer(function ClientFilePage({ vm }: Shown): ReactElement {
  const { workflow } = vm.journey.state;
  const intro = !vm.joint ? copy.intro.client : vm.last ? copy.intro.last : copy.intro.first;
  return (
    <FilePage title={copy.title} intro={<p>{intro}</p>}>
      <div className={css.page}>
        <Reported vm={vm} />
        <Everything vm={vm} />
        <div className={css.end}>
          {vm.last && <p>{copy.then[workflow]}</p>}
          <Button onClick={() => void vm.submit()} busy={vm.busy} busyLabel={copy.handingOver}>
            {vm.last ? copy.handOver[workflow] : copy.next}
          </Button>
        </div>
      </div>
      <SummaryDialogs vm={vm.recap} />
    </FilePage>
  );
});

/** SummaryPage, as the adviser sees it. ADV-02 */
export const ClientFileScreen = screen(ClientFileViewModel, vm => <ClientFilePage vm={vm} />);
