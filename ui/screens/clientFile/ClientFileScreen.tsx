import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { summaryMessages } from '@messages/summary';
import { clientFileMessages as copy } from '@messages/clientFile';
import { FilePage } from '@ui/journey/FilePage';
import { Actions } from '@ui/kit/Actions';
import { Button } from '@ui/kit/Button';
import { ErrorSummary } from '@ui/kit/ErrorSummary';
import { Notice } from '@ui/kit/Notice';
import { Recap } from '@ui/kit/Recap';
import { useMessages } from '@ui/mvvm/messages';
import { screen } from '@ui/mvvm/screen';
import { OfferDifference } from '../offerChange/OfferDifference';
import { SummaryDialogs } from '../summary/SummaryDialogs';
import { Everything } from '../summary/Everything';
import { owedIn } from '../summary/owedIn';
import { OfferRecap } from '../summary/SummaryParts';
import { ClientFileViewModel } from './ClientFileViewModel';
import css from './ClientFileScreen.module.css';

interface Shown {
  readonly vm: ClientFileViewModel;
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

const ClientFilePage = observer(function ClientFilePage({ vm }: Shown): ReactElement {
  const summary = useMessages(summaryMessages);
  const { workflow } = vm.journey.file.state;
  const intro = !vm.joint ? copy.intro.client : vm.last ? copy.intro.last : copy.intro.first;
  return (
    <FilePage title={copy.title} intro={intro}>
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
          <p>{summary.loading}</p>
        )}
      </div>
      <SummaryDialogs vm={vm.recap} />
    </FilePage>
  );
});

/** Serves SummaryPage for the adviser. ADV-02 */
export const ClientFileScreen = screen(ClientFileViewModel, vm => <ClientFilePage vm={vm} />);
