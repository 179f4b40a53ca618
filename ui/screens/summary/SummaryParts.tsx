import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { PageName } from '@domain/journey/steps';
import type { Participant } from '@domain/journey/words';
import { knownCard } from '@domain/offer/card';
import type { OrderedCard, PriceLine } from '@domain/offer/priceSummary';
import { recapRowsMessages } from '@messages/recapRows';
import { summaryMessages } from '@messages/summary';
import { CardArt } from '@ui/kit/art/CardArt';
import { Button } from '@ui/kit/Button';
import { Icon } from '@ui/kit/Icon';
import { inFrench } from '@ui/kit/inFrench';
import { Notice } from '@ui/kit/Notice';
import { Recap } from '@ui/kit/Recap';
import { Status } from '@ui/kit/Status';
import { VisuallyHidden } from '@ui/kit/VisuallyHidden';
import { useMessages } from '@ui/mvvm/messages';
import { artOf } from '../offer/artOf';
import { Change } from './Change';
import { accountOf, contextOf, PriceReceipt } from '../price/PriceReceipt';
import { MissedLabel } from './MissedLabel';
import { PersonCards } from './PersonCards';
import type { PersonOnDossier, SummaryViewModel } from './SummaryViewModel';
import css from './SummaryScreen.module.css';
import { Told } from './Told';

interface Shown {
  readonly vm: SummaryViewModel;
}

const deliveryPage = { TIT: 'DeliveryChoiceTit', COT: 'DeliveryChoiceCotit' } as const satisfies Record<Participant, PageName>;

export const whoOf = (vm: SummaryViewModel, who: Participant): Participant | undefined =>
  vm.journey.dossier.state.workflow === 'joint' ? who : undefined;

const Mark = ({ children }: { readonly children: string }): ReactElement => (
  <span className={css.reported}>
    <Icon name="warning" size="small" />
    <span>{children}</span>
  </span>
);

/** On a line that the client reported as wrong. ADV-03 */
const ReportedMark = (): ReactElement => <Mark>{recapRowsMessages.reported}</Mark>;

/** A person, with what can be corrected and what was reported. XTR-01, D-62, ADV-03 */
export const PersonRecap = observer(function PersonRecap({ vm, on }: Shown & { readonly on: PersonOnDossier }): ReactElement | null {
  const copy = useMessages(summaryMessages);
  const person = vm.journey.dossier.people[on.who];
  if (person === undefined) return null;
  const whole = vm.seesWhole(on.who);
  return (
    <PersonCards
      person={person}
      described={on.described}
      who={whoOf(vm, on.who)}
      note={!whole && <span className={css.more}>{copy.reduced}</span>}
      sees={what => vm.sees(on.who, what)}
      wayOf={change => {
        if (!vm.mayCorrect(on.who)) return undefined;
        return change === 'email' ? () => vm.emailCorrection.openFor(on.who) : () => vm.change(change, on.who);
      }}
      mark={name => (
        <>
          {vm.isReported(on.who, name) && <ReportedMark />}
          {name === 'tax' && vm.owing.includes(on.who) && <Mark>{recapRowsMessages.usOwed}</Mark>}
        </>
      )}
    />
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
