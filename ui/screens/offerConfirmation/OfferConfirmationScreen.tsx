import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { Participant } from '@domain/journey/words';
import type { PriceLine } from '@domain/offer/priceSummary';
import { ageMessages } from '@messages/age';
import { offerConfirmationMessages } from '@messages/offerConfirmation';
import { StepPage } from '@ui/journey/StepPage';
import { Button } from '@ui/kit/Button';
import { Change as ChangeLine } from '@ui/kit/Change';
import { Form } from '@ui/kit/Form';
import { Notice } from '@ui/kit/Notice';
import { Recap } from '@ui/kit/Recap';
import { Status } from '@ui/kit/Status';
import { useMessages } from '@ui/mvvm/messages';
import { screen } from '@ui/mvvm/screen';
import { Marker, Notes } from '@ui/screens/offer/Footnotes';
import { useConditions } from '@ui/screens/offer/useNotes';
import { PriceReceipt } from '@ui/screens/price/PriceReceipt';
import { OfferConfirmationViewModel } from './OfferConfirmationViewModel';
import css from './OfferConfirmationScreen.module.css';

interface Shown {
  readonly vm: OfferConfirmationViewModel;
}

const CONDITIONS = 1;
const cardStep = { TIT: 'offer', COT: 'coHolderOffer' } as const satisfies Record<Participant, string>;

const Change = ({ what, onClick }: { readonly what: string; readonly onClick: () => void }): ReactElement => {
  const copy = useMessages(offerConfirmationMessages);
  return <ChangeLine word={copy.change} what={what} onClick={onClick} />;
};

/** What the prices depend on and what costs nothing. */
const Account = observer(function Account({ vm }: Shown): ReactElement {
  const copy = useMessages(offerConfirmationMessages);
  const age = useMessages(ageMessages);
  const { changeWhat, account, documents } = copy;
  return (
    <Recap
      title={account.title}
      rows={[
        {
          label: account.label,
          value: account.kind[vm.offer.workflow],
          action: <Change what={changeWhat.account} onClick={() => vm.change('accountType')} />,
        },
        ...vm.bands.map(({ who, band }, at) => ({
          label: age.legend[vm.offer.workflow === 'joint' ? who : 'alone'],
          value: age.band[band],
          action: at === 0 && <Change what={changeWhat.age} onClick={() => vm.change('age')} />,
        })),
        {
          label: documents.label,
          value: documents.accepted,
          action: <Change what={changeWhat.documents} onClick={() => vm.change('options')} />,
        },
      ]}
    />
  );
});

const Receipt = observer(function Receipt({ vm }: Shown): ReactElement {
  const { changeWhat, payment } = useMessages(offerConfirmationMessages);
  const change = (line: PriceLine): ReactElement | undefined => {
    switch (line.what) {
      case 'card':
        return <Change what={changeWhat.card[line.who]} onClick={() => vm.change(cardStep[line.who])} />;
      case 'overdraft':
        return <Change what={changeWhat.overdraft} onClick={() => vm.change('options')} />;
      case 'insurance':
        return <Change what={changeWhat.insurance} onClick={() => vm.change('insurance')} />;
      default:
        return undefined;
    }
  };
  const promoted = (line: PriceLine): boolean =>
    line.what === 'card' && vm.price.cards.some(({ who, card }) => who === line.who && card?.promoted === true);
  return (
    <PriceReceipt
      summary={vm.price}
      context={{ workflow: vm.offer.workflow, overdraftFigures: vm.offer.current?.overdraftFigures }}
      action={change}
      mark={line => promoted(line) && <Marker number={CONDITIONS} place={'who' in line ? line.who : line.what} />}
    >
      <p className={css.why}>{payment.sharesWhy}</p>
    </PriceReceipt>
  );
});

const Recapitulation = observer(function Recapitulation({ vm }: Shown): ReactElement {
  const copy = useMessages(offerConfirmationMessages);
  const conditions = useConditions(vm.price.promotion, vm.offer.promotionEnds);
  return (
    <Form onSubmit={vm.confirm} submitLabel={copy.confirm}>
      <Receipt vm={vm} />
      <Account vm={vm} />
      {vm.price.promotion !== 'none' && conditions && <Notes notes={[{ number: CONDITIONS, text: conditions }]} />}
    </Form>
  );
});

const Missed = ({ vm }: Shown): ReactElement => {
  const copy = useMessages(offerConfirmationMessages);
  return (
    <Notice kind="error" live>
      <p>{copy.failed}</p>
      <Button kind="secondary" onClick={vm.enter}>
        {copy.again}
      </Button>
    </Notice>
  );
};

const ConfirmationPage = observer(function ConfirmationPage({ vm }: Shown): ReactElement {
  const copy = useMessages(offerConfirmationMessages);
  return (
    <StepPage title={copy.title} intro={copy.intro}>
      <div className={css.confirmation} aria-busy={vm.offer.state === 'loading'}>
        <Status hidden>{vm.offer.state === 'loading' && copy.loading}</Status>
        {vm.offer.state === 'failed' && <Missed vm={vm} />}
        {vm.offer.state === 'ready' && <Recapitulation vm={vm} />}
      </div>
    </StepPage>
  );
});

export const OfferConfirmationScreen = screen(OfferConfirmationViewModel, vm => <ConfirmationPage vm={vm} />);
