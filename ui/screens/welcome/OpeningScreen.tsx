import { observer } from 'mobx-react-lite';
import type { ReactElement, ReactNode } from 'react';
import { calledBy, fullName } from '@domain/holders/people';
import type { MessagesOf } from '@ui/copy/byReader';
import { summaryMessages } from '@messages/summary';
import { welcomeMessages } from '@messages/welcome';
import { DossierPage } from '@ui/journey/DossierPage';
import { minutesHere } from '@ui/journey/minutesHere';
import { DataCard } from '@ui/form/DataCard';
import { MarketingBoxes } from '@ui/form/MarketingBoxes';
import { MissedLists } from '@ui/form/FormPage';
import { Button, LinkButton } from '@ui/kit/Button';
import type { FieldMessage } from '@ui/kit/ErrorSummary';
import { Form } from '@ui/kit/Form';
import { markFrench } from '@ui/kit/inFrench';
import { Loading } from '@ui/kit/Loading';
import { useMessages } from '@ui/mvvm/messages';
import { useEntered } from '@ui/mvvm/screen';
import { redirectHref } from '@ui/kit/hrefs';
import { OfferDifference } from '../offerChange/OfferDifference';
import { JointBoard } from '../signatureSuccess/JointBoard';
import { accountOf, contextOf, PriceReceipt } from '../price/PriceReceipt';
import { EmailDialog } from '../summary/EmailDialog';
import { PersonCards } from '../summary/PersonCards';
import { Certifying } from '../taxResidence/Certifying';
import { Terms } from '../summary/Terms';
import { OpeningViewModel } from './OpeningViewModel';
import { ReportDialog } from './ReportDialog';
import css from './welcome.module.css';

const copy = welcomeMessages.opening;

interface Shown {
  readonly vm: OpeningViewModel;
}

/** First name of the holder who prepared the file. */
const holderIn = ({ journey }: OpeningViewModel): string => calledBy(journey.dossier.people.TIT) ?? copy.someone;

const Said = observer(function Said({ vm }: Shown): ReactElement {
  const { participant, prospect } = vm.journey;
  return (
    <>
      <MissedLists lists={[vm.described]} />
      <PersonCards
        person={prospect}
        described={vm.described}
        wayOf={change => {
          if (change === 'email') return vm.alone ? () => vm.email.openFor(participant) : undefined;
          return vm.corrects(change) ? () => vm.change(change) : undefined;
        }}
      />
      {vm.alone && <p className={css.help}>{copy.own(holderIn(vm))}</p>}
      {vm.offer && (
        <PriceReceipt title={copy.offer} summary={vm.offer} context={contextOf(vm.journey)}>
          <p className={css.help}>{accountOf(vm.offer, vm.journey.dossier.state.workflow)}</p>
        </PriceReceipt>
      )}
    </>
  );
});

const Wrong = observer(function Wrong({ vm }: Shown): ReactElement {
  const { wrong, wrongText } = copy;
  if (!vm.led)
    return (
      <>
        <LinkButton kind="secondary" href={redirectHref('appointment')}>
          {wrong}
        </LinkButton>
        <p className={css.help}>{wrongText}</p>
      </>
    );
  return (
    <>
      <Button kind="secondary" onClick={() => vm.reporting.show(true)}>
        {wrong}
      </Button>
      <ReportDialog vm={vm.reporting} />
    </>
  );
});

/** The co-holder of a client's file answers alone; an adviser's client reports it. D-118 */
const owedOf = (vm: OpeningViewModel, { usOwed }: MessagesOf<typeof summaryMessages>): readonly FieldMessage[] => {
  if (!vm.owes) return [];
  const page = 'TaxResidenceForm';
  if (!vm.corrects(page)) return [{ name: '', message: usOwed.report }];
  return [{ name: 'usPerson', message: usOwed.individual, go: () => vm.change(page) }];
};

const introOf = (vm: OpeningViewModel): ReactNode => {
  const { participant } = vm.journey;
  const { state } = vm.journey.dossier;
  const { adviser } = state;
  if (adviser) return markFrench(copy.prepared(adviser.name, adviser.agency), [adviser.agency]);
  return participant === 'COT' ? copy.text.COT(holderIn(vm)) : copy.text.TIT;
};

/** First visit of a co-holder or of an adviser's client to the open file. D-23, D-43, D-47, SGN-03 */
export const OpeningScreen = observer(function OpeningScreen({ onConfirm }: { readonly onConfirm: () => void }): ReactElement {
  const summary = useMessages(summaryMessages);
  const vm = useEntered(OpeningViewModel);
  const { state } = vm.journey.dossier;
  return (
    <DossierPage title={copy.title(vm.journey.prospect.identity.firstName)} intro={introOf(vm)} coming={!vm.complete}>
      <Loading text={!vm.complete && summary.loading} shape="cards" />
      {vm.complete && (
        <div className={css.opening}>
          {state.workflow === 'joint' && <JointBoard state={state} names={vm.names} reader={vm.journey.participant} />}
          <Said vm={vm} />
          <Form
            onSubmit={() => void vm.submit(onConfirm)}
            errors={vm.terms.errors(summary, owedOf(vm, summary))}
            attempt={vm.terms.attempt}
            busy={vm.acting.busy}
            busyLabel={copy.confirming}
            submitLabel={copy.confirm}
            docked={false}
          >
            <p>{copy.next(minutesHere(vm.journey))}</p>
            <OfferDifference of={vm.offerToAccept} />
            {vm.asksMarketing && <MarketingBoxes whose="individual" consent={vm.offers} onChange={vm.wantOffers} optional />}
            <Certifying of={vm.certification} />
            <Terms of={vm.terms} />
          </Form>
          <Wrong vm={vm} />
          {vm.alone && <DataCard from={fullName(vm.journey.dossier.people.TIT) || undefined} />}
          <EmailDialog vm={vm.email} />
        </div>
      )}
    </DossierPage>
  );
});
