import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { summaryMessages } from '@messages/summary';
import { clientDossierMessages as copy } from '@messages/clientDossier';
import { DossierPage } from '@ui/journey/DossierPage';
import { Actions } from '@ui/kit/Actions';
import { Button } from '@ui/kit/Button';
import { ErrorSummary } from '@ui/kit/ErrorSummary';
import { Loading } from '@ui/kit/Loading';
import { Notice } from '@ui/kit/Notice';
import { Recap } from '@ui/kit/Recap';
import { useMessages } from '@ui/mvvm/messages';
import { screen } from '@ui/mvvm/screen';
import { OfferDifference } from '@ui/screens/offerChange/OfferDifference';
import { SummaryDialogs } from '@ui/screens/summary/SummaryDialogs';
import { Everything } from '@ui/screens/summary/Everything';
import { owedIn } from '@ui/screens/summary/owedIn';
import { OfferRecap } from '@ui/screens/summary/SummaryParts';
import { ClientDossierViewModel } from './ClientDossierViewModel';
import css from './ClientDossierScreen.module.css';

interface Shown {
  readonly vm: ClientDossierViewModel;
}

const Reported = observer(function Reported({ vm }: Shown): ReactElement | null {
  if (vm.reports.length === 0) return null;
  return (
    <Notice kind="warning" title={copy.reported.title}>
      {vm.reports.map(({ name, lines, comment }) => (
        <div key={name}>
          <p>{copy.reported.text(name)}</p>
          {lines.length > 0 && <p>{copy.reported.lines(lines)}</p>}
          {comment && <p>{copy.reported.comment(name, comment)}</p>}
        </div>
      ))}
    </Notice>
  );
});

/** The adviser confirms that the client is not one of the similar clients. D-47 */
const Confirmed = (): ReactElement => (
  <Recap title={copy.lookAlikes.title} rows={[{ label: copy.lookAlikes.row, value: copy.lookAlikes.confirmed }]} />
);

const ClientDossierPage = observer(function ClientDossierPage({ vm }: Shown): ReactElement {
  const summary = useMessages(summaryMessages);
  const { workflow } = vm.journey.dossier.state;
  const intro = !vm.joint ? copy.intro.client : vm.last ? copy.intro.last : copy.intro.first;
  return (
    <DossierPage title={copy.title} intro={intro}>
      <div className={css.page}>
        <Reported vm={vm} />
        <Everything vm={vm.recap} />
        <OfferRecap vm={vm.recap} />
        <Confirmed />
        <OfferDifference of={vm.recap.offerToAccept} />
        {vm.recap.complete ? (
          <Actions docked>
            <ErrorSummary
              errors={[...(vm.attempt > 0 ? owedIn(vm.recap, summary) : []), ...(vm.unseen ? [{ name: '', message: summary.unseen }] : [])]}
              attempt={vm.attempt}
            />
            <Button onClick={() => void vm.submit()} busy={vm.handing.busy} busyLabel={copy.handingOver}>
              {vm.last ? copy.handOver[workflow] : copy.next}
            </Button>
            {vm.last && <p className={css.then}>{copy.then[workflow]}</p>}
          </Actions>
        ) : (
          <Loading text={summary.loading} shape="cards" />
        )}
      </div>
      <SummaryDialogs vm={vm.recap} />
    </DossierPage>
  );
});

/** Serves SummaryPage for the adviser. ADV-02 */
export const ClientDossierScreen = screen(ClientDossierViewModel, vm => <ClientDossierPage vm={vm} />);
