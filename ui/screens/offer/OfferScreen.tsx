import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { offerMessages } from '@messages/offer';
import { moneyMessages } from '@messages/money';
import { promotionMessages } from '@messages/promotion';
import { StepPage } from '@ui/journey/StepPage';
import { Button, LinkButton } from '@ui/kit/Button';
import { Dialog } from '@ui/kit/Dialog';
import { Notice } from '@ui/kit/Notice';
import { Status } from '@ui/kit/Status';
import { screen } from '@ui/mvvm/screen';
import { NEW_TAB, redirectHref } from '@ui/kit/hrefs';
import { NewTab } from '@ui/kit/NewTab';
import { Notes } from './Footnotes';
import { OfferDetails, OfferList } from './OfferCards';
import { OfferTable } from './OfferTable';
import { OfferViewModel } from './OfferViewModel';
import { useNotes } from './useNotes';
import { useWide } from '@ui/kit/useWide';
import { useMessages } from '@ui/mvvm/messages';
import css from './OfferScreen.module.css';

interface Shown {
  readonly vm: OfferViewModel;
}

const WithoutCard = observer(function WithoutCard({ vm }: Shown): ReactElement {
  const copy = useMessages(offerMessages);
  return (
    <div className={css.without}>
      <Button kind="quiet" onClick={() => vm.askWithoutCard(true)}>
        {copy.withoutCard.link}
      </Button>
      <Dialog
        title={copy.withoutCard.title}
        open={vm.askedWithoutCard}
        onClose={() => vm.askWithoutCard(false)}
        actions={
          <>
            <Button kind="secondary" onClick={vm.goWithoutCard}>
              {copy.withoutCard.go}
            </Button>
            <Button kind="secondary" onClick={() => vm.askWithoutCard(false)}>
              {copy.withoutCard.choose}
            </Button>
          </>
        }
      >
        <p>{copy.withoutCard.text}</p>
      </Dialog>
    </div>
  );
});

const Cards = observer(function Cards({ vm }: Shown): ReactElement {
  const { shares } = vm.offer;
  const wide = useWide();
  const notes = useNotes(vm);
  const copy = useMessages(offerMessages);
  return (
    <>
      {vm.offer.withoutFor(vm.participant) && <Notice kind="info">{promotionMessages.without[vm.participant]}</Notice>}
      {wide && <OfferTable vm={vm} />}
      {!wide && <OfferList vm={vm} />}
      {vm.participant === 'COT' && <WithoutCard vm={vm} />}
      {shares && <p>{copy.shares(shares.times, moneyMessages.asRead(shares.each))}</p>}
      {shares && <p>{copy.sharesRisk}</p>}
      <p>
        <a href={redirectHref('pricing')} {...NEW_TAB}>
          <span>{copy.allPrices}</span>
          <NewTab />
        </a>
      </p>
      {!wide && <OfferDetails vm={vm} />}
      <Notes notes={notes} />
    </>
  );
});

const Missed = ({ vm }: Shown): ReactElement => {
  const copy = useMessages(offerMessages);
  return (
    <Notice kind="error" live>
      <p>{copy.failed}</p>
      <Button kind="secondary" onClick={vm.enter}>
        {copy.again}
      </Button>
    </Notice>
  );
};

const Empty = (): ReactElement => {
  const copy = useMessages(offerMessages);
  return (
    <Notice kind="info" live>
      <p>{copy.empty}</p>
      <LinkButton kind="secondary" href={redirectHref('appointment')}>
        {copy.appointment}
      </LinkButton>
    </Notice>
  );
};

const OfferPage = observer(function OfferPage({ vm }: Shown): ReactElement {
  const copy = useMessages(offerMessages);
  const { state } = vm;
  return (
    <StepPage title={copy.title[vm.offer.workflow][vm.participant]} intro={copy.intro} onBack={vm.back} wide>
      <div className={css.offer} aria-busy={state === 'loading'}>
        {state === 'loading' && (
          <div className={css.skeleton} aria-hidden="true">
            {copy.loading}
          </div>
        )}
        {state === 'failed' && <Missed vm={vm} />}
        {state === 'empty' && <Empty />}
        {state === 'empty' && vm.participant === 'COT' && <WithoutCard vm={vm} />}
        {state === 'ready' && <Cards vm={vm} />}
        <Status hidden>{state === 'loading' && copy.loading}</Status>
      </div>
    </StepPage>
  );
});

export const OfferScreen = screen(OfferViewModel, vm => <OfferPage vm={vm} />);
