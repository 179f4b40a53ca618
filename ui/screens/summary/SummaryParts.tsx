import { observer } from 'mobx-react-lite';
import type { ReactElement, ReactNode } from 'react';
import type { PageName } from '@domain/journey/steps';
import type { Participant } from '@domain/journey/words';
import { knownCard } from '@domain/offer/card';
import type { OrderedCard, PriceLine } from '@domain/offer/priceSummary';
import { recapRowsMessages } from '@messages/recapRows';
import { summaryMessages } from '@messages/summary';
import { CardArt } from '@ui/kit/art/CardArt';
import { Button } from '@ui/kit/Button';
import { Icon } from '@ui/kit/Icon';
import { inFrench, markFrench } from '@ui/kit/inFrench';
import { Notice } from '@ui/kit/Notice';
import { Recap } from '@ui/kit/Recap';
import { recapValue, wholeFigures } from '@ui/kit/unbroken';
import { Status } from '@ui/kit/Status';
import { VisuallyHidden } from '@ui/kit/VisuallyHidden';
import { useMessages } from '@ui/mvvm/messages';
import { artOf } from '../offer/artOf';
import { Change } from './Change';
import { accountOf, contextOf, PriceReceipt } from '../price/PriceReceipt';
import { MissedLabel } from './MissedLabel';
import { personLines, type PersonLine } from './personLines';
import type { PersonOnDossier, SummaryViewModel } from './SummaryViewModel';
import css from './SummaryScreen.module.css';

interface Shown {
  readonly vm: SummaryViewModel;
}

const deliveryPage = { TIT: 'DeliveryChoiceTit', COT: 'DeliveryChoiceCotit' } as const satisfies Record<Participant, PageName>;

export const whoOf = (vm: SummaryViewModel, who: Participant): Participant | undefined =>
  vm.journey.dossier.state.workflow === 'joint' ? who : undefined;

export const Told = ({ value, more }: { readonly value: ReactNode; readonly more: readonly ReactNode[] }): ReactElement => (
  <>
    <span>{recapValue(value)}</span>
    {more.map((line, index) => (
      <span key={index} className={css.more}>
        {line}
      </span>
    ))}
  </>
);

const Mark = ({ children }: { readonly children: string }): ReactElement => (
  <span className={css.reported}>
    <Icon name="warning" size="small" />
    <span>{children}</span>
  </span>
);

/** On a line that the client reported as wrong. ADV-03 */
const ReportedMark = (): ReactElement => <Mark>{recapRowsMessages.reported}</Mark>;

/** A person in two groups of rows: identity, and situation. XTR-01, D-62 */
export const PersonRecap = observer(function PersonRecap({ vm, on }: Shown & { readonly on: PersonOnDossier }): ReactElement | null {
  const copy = useMessages(summaryMessages);
  const person = vm.journey.dossier.people[on.who];
  if (on.described.value === undefined || person === undefined) return null;
  const who = whoOf(vm, on.who);
  const whole = vm.seesWhole(on.who);
  const note = !whole && <span className={css.more}>{copy.reduced}</span>;
  const ways = (change: PersonLine['change']) => {
    if (change === undefined || !vm.mayCorrect(on.who)) return undefined;
    return change === 'email' ? () => vm.emailCorrection.openFor(on.who) : () => vm.change(change, on.who);
  };
  const row = ({ name, value, more, french, change, missed }: PersonLine) => {
    const onClick = ways(change);
    const label = recapRowsMessages.lines[name];
    const lines = name === 'mobile' && whole ? [copy.mobileFixed] : [wholeFigures(more.join('\u00a0· '))].filter(Boolean);
    return {
      label,
      value: (
        <>
          <Told value={markFrench(value, french)} more={lines.map(each => markFrench(each, french))} />
          {missed && <MissedLabel what={label} source={on.described} />}
          {vm.isReported(on.who, name) && <ReportedMark />}
          {name === 'tax' && vm.owing.includes(on.who) && <Mark>{recapRowsMessages.usOwed}</Mark>}
        </>
      ),
      action: onClick && <Change what={label} who={who} onClick={onClick} />,
    };
  };
  const { identity, situation } = personLines(person, on.described.value, what => vm.sees(on.who, what));
  return (
    <>
      <Recap card="two" title={copy.person[who ?? 'individual']} note={note} rows={identity.map(row)} />
      <Recap card="two" title={copy.situation[who ?? 'individual']} rows={situation.map(row)} />
    </>
  );
});

/** The cards ordered; none for a card that has no drawing. */
const Cards = ({ cards }: { readonly cards: readonly OrderedCard[] }): ReactElement => (
  <>
    {cards.map(({ who, card }) => {
      const facts = knownCard(card?.catalogNumber);
      return (
        facts && (
          <div key={who} className={css.ordered}>
            <CardArt card={artOf[facts.name]} />
            <span>{card?.label}</span>
          </div>
        )
      );
    })}
  </>
);

/** Ordered products and delivery, with the bank's total after each change. OFR-16, D-62 */
export const OfferRecap = observer(function OfferRecap({ vm }: Shown): ReactElement | null {
  const copy = useMessages(summaryMessages);
  const { offer } = vm;
  const { workflow } = vm.journey.dossier.state;
  if (offer === undefined) return null;
  const mayCorrect = vm.mayCorrect(null);
  const correct = (line: PriceLine): (() => void) | undefined => {
    if (!mayCorrect) return undefined;
    switch (line.what) {
      case 'delivery':
        return () => vm.change(deliveryPage[line.who], line.who);
      case 'card':
        return () => vm.offerCorrection.open({ what: 'card', who: line.who });
      case 'overdraft':
        if (vm.journey.dossier.cart?.overdraftRefused) return undefined;
        return () => vm.offerCorrection.open({ what: 'overdraft' });
      case 'insurance':
        return () => vm.offerCorrection.open({ what: 'insurance' });
      default:
        return undefined;
    }
  };
  return (
    <div className={css.offer}>
      <div className={css.cards}>
        <Cards cards={offer.cards} />
      </div>
      <PriceReceipt
        summary={offer}
        context={contextOf(vm.journey)}
        action={(line, name) => {
          const onClick = correct(line);
          return onClick && <Change what={name} onClick={onClick} />;
        }}
        mark={line => {
          const people = 'who' in line ? [line.who] : vm.people.map(({ who }) => who);
          return people.some(who => vm.isReported(who, line.what)) && <ReportedMark />;
        }}
      />
      <Recap
        card="side"
        rows={[
          { label: recapRowsMessages.offer.account, value: <Told value={accountOf(offer, workflow)} more={[copy.offer.accountFixed]} /> },
          ...(vm.agencyId === undefined
            ? []
            : [
                {
                  label: copy.agency.row,
                  value: <AgencyValue vm={vm} id={vm.agencyId} />,
                  action: mayCorrect && <Change what={copy.agency.row} onClick={() => vm.change('StructureChoice', 'TIT')} />,
                },
              ]),
        ]}
      />
      <Status>
        {vm.offerCorrection.changed && (
          <Notice kind="success">{copy.changing.changed(recapRowsMessages.offer.payment.monthly(offer.total, offer.promotion))}</Notice>
        )}
      </Status>
      {offer.promotionRemoved && <Notice kind="warning">{copy.offer.removed}</Notice>}
    </div>
  );
});

/** The agency's name, or its code when its details failed to load. AGY-02 */
const AgencyValue = observer(function AgencyValue({ vm, id }: Shown & { readonly id: string }): ReactElement {
  const copy = useMessages(summaryMessages);
  const agency = vm.agency.value;
  if (agency === undefined)
    return (
      <>
        <span>{id}</span>
        <MissedLabel what={copy.agency.row} source={vm.agency} />
      </>
    );
  return (
    <span className={css.sheet}>
      <Button kind="line" onClick={() => vm.sheet.show(agency)}>
        <span {...inFrench}>{agency.name}</span>
        <VisuallyHidden>{copy.agency.moreOf}</VisuallyHidden>
      </Button>
    </span>
  );
});
