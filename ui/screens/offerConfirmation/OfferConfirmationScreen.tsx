import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { Participant } from '@domain/journey/words';
import { ageMessages } from '@messages/age';
import { moneyMessages } from '@messages/money';
import { promotionMessages } from '@messages/promotion';
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
import { CardPrice } from '@ui/screens/offer/CardPrice';
import { Notes } from '@ui/screens/offer/Footnotes';
import { useConditions } from '@ui/screens/offer/useNotes';
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

const Account = observer(function Account({ vm }: Shown): ReactElement {
  const copy = useMessages(offerConfirmationMessages);
  const age = useMessages(ageMessages);
  const { changeWhat, account, overdraft, documents } = copy;
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
          label: overdraft.label,
          value: vm.price.overdraft === undefined ? overdraft.none : overdraft.amount(vm.price.overdraft),
          action: <Change what={changeWhat.overdraft} onClick={() => vm.change('options')} />,
        },
        {
          label: documents.label,
          value: documents.accepted,
          action: <Change what={changeWhat.documents} onClick={() => vm.change('options')} />,
        },
      ]}
    />
  );
});

const CardValue = observer(function CardValue({ vm, who }: Shown & { readonly who: Participant }): ReactElement {
  const copy = useMessages(offerConfirmationMessages);
  const card = vm.cardOf(who);
  if (!card) return <span>{copy.card.none}</span>;
  return (
    <span className={css.card}>
      <span>{card.label}</span>
      <CardPrice card={card} promotion={vm.offer.promotionFor(who)} promotionNote={CONDITIONS} place={who} />
      {vm.offer.withoutFor(who) && <span>{promotionMessages.without[who]}</span>}
    </span>
  );
});

const Holder = observer(function Holder({ vm, who }: Shown & { readonly who: Participant }): ReactElement {
  const copy = useMessages(offerConfirmationMessages);
  const { insurance } = vm.price;
  const card = {
    label: copy.card.label,
    value: <CardValue vm={vm} who={who} />,
    action: <Change what={copy.changeWhat.card[who]} onClick={() => vm.change(cardStep[who])} />,
  };
  const insured = {
    label: copy.insurance.label,
    value: insurance === undefined ? copy.insurance.none : moneyMessages.perMonth(insurance),
    action: <Change what={copy.changeWhat.insurance} onClick={() => vm.change('insurance')} />,
  };
  return <Recap title={copy.holder[vm.offer.workflow === 'joint' ? who : 'alone']} rows={who === 'TIT' ? [card, insured] : [card]} />;
});

const Payment = observer(function Payment({ vm }: Shown): ReactElement {
  const copy = useMessages(offerConfirmationMessages);
  const { shares } = vm.offer;
  const { payment } = copy;
  const paid = shares && (shares.times === 1 ? payment.sharesOnce(shares.each) : payment.sharesTimes(shares.times, shares.each));
  return (
    <div className={css.payment}>
      <Recap
        title={payment.title}
        rows={[
          { label: payment.shares, value: paid },
          { label: payment.total, value: <strong>{payment.monthly(vm.price.total, vm.price.promotion)}</strong> },
        ]}
      />
      <p>{payment.sharesWhy}</p>
    </div>
  );
});

const Recapitulation = observer(function Recapitulation({ vm }: Shown): ReactElement {
  const copy = useMessages(offerConfirmationMessages);
  const conditions = useConditions(vm.price.promotion, vm.offer.promotionEnds);
  return (
    <Form onSubmit={vm.confirm} submitLabel={copy.confirm}>
      <Account vm={vm} />
      {vm.holders.map(who => (
        <Holder key={who} vm={vm} who={who} />
      ))}
      <Payment vm={vm} />
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
