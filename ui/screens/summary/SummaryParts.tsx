import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { deliveryModes } from '@domain/delivery/modes';
import type { OrderedCard } from '@domain/offer/onFile';
import type { PageName } from '@domain/journey/steps';
import type { Participant } from '@domain/journey/words';
import { moneyCopy } from '@ui/copy/fr/money';
import { promotionCopy } from '@ui/copy/fr/offer';
import { summaryWords } from '@ui/copy/fr/adviser/summary';
import { summaryCopy as copy } from '@ui/copy/fr/summary';
import { useWords } from '@ui/mvvm/words';
import { Button } from '@ui/kit/Button';
import { Notice } from '@ui/kit/Notice';
import { Recap } from '@ui/kit/Recap';
import { VisuallyHidden } from '@ui/kit/VisuallyHidden';
import { personRows } from './personRows';
import type { PersonOnFile, SummaryViewModel } from './SummaryViewModel';

interface Shown {
  readonly vm: SummaryViewModel;
  /** In a popin nothing is changed. */
  readonly fixed?: boolean | undefined;
}

const deliveryPage = { TIT: 'DeliveryChoiceTit', COT: 'DeliveryChoiceCotit' } as const satisfies Record<Participant, PageName>;

const whose = (vm: SummaryViewModel, who: Participant): Participant | 'individual' =>
  vm.journey.state.workflow === 'individual' ? 'individual' : who;

interface ChangeProps extends Shown {
  readonly what: string;
  readonly page: PageName;
  readonly who: Participant;
}

const Change = ({ vm, what, page, who }: ChangeProps): ReactElement => (
  <Button kind="quiet" onClick={() => vm.change(page, who)}>
    {copy.change}
    <VisuallyHidden>{copy.changeWhat(what, vm.journey.state.workflow === 'joint' ? who : undefined)}</VisuallyHidden>
  </Button>
);

/** One person, line by line. */
export const PersonRecap = observer(function PersonRecap({ vm, on, fixed }: Shown & { readonly on: PersonOnFile }): ReactElement | null {
  const words = useWords(summaryWords);
  const { who, person, described } = on;
  if (described.value === undefined) return null;
  return (
    <>
      <Recap
        title={words.person[whose(vm, who)]}
        rows={personRows(person, described.value).map(({ name, value, page }) => ({
          label: copy.rows[name],
          value,
          action: page && !fixed && <Change vm={vm} what={copy.rows[name]} page={page} who={who} />,
        }))}
      />
      {!fixed && <p>{words.contactFixed}</p>}
    </>
  );
});

export const AgencyRecap = observer(function AgencyRecap({ vm, fixed }: Shown): ReactElement | null {
  const words = useWords(summaryWords);
  const agency = vm.agency.value;
  if (agency === undefined) return null;
  return (
    <Recap
      title={words.agency.title}
      rows={[
        {
          label: copy.agency.row,
          value: (
            <>
              {agency.name}
              {agency.address && <br />}
              {agency.address}
              {!fixed && (
                <>
                  <br />
                  <Button kind="quiet" onClick={() => vm.sheet.show(agency)}>
                    {copy.agency.more}
                  </Button>
                </>
              )}
            </>
          ),
          action: !fixed && <Change vm={vm} what={copy.agency.row} page="StructureChoice" who="TIT" />,
        },
      ]}
    />
  );
});

const cardRows = (vm: SummaryViewModel, { who, card, delivery, promotion, without }: OrderedCard, fixed: boolean | undefined) => {
  const words = whose(vm, who);
  const ordered = {
    label: copy.offer.card[words],
    value: card
      ? `${card.label}, ${copy.offer.price(card, promotion)}${without ? `. ${promotionCopy.without[who]}` : ''}`
      : copy.offer.noCard,
  };
  const mode = deliveryModes.decide({}).find(each => each.mode === delivery);
  if (!mode) return [ordered];
  const label = copy.offer.delivery[words];
  return [
    ordered,
    { label, value: copy.offer.mode(mode), action: !fixed && <Change vm={vm} what={label} page={deliveryPage[who]} who={who} /> },
  ];
};

/** What is ordered, with its prices. OFR-16, D-12, D-45 */
export const OfferRecap = observer(function OfferRecap({ vm, fixed }: Shown): ReactElement {
  const words = useWords(summaryWords);
  const { offer } = vm;
  if (offer === undefined) return <p>{words.offer.missing}</p>;
  const { overdraft, insurance, documents, payment } = copy.offer;
  const { each, times } = offer.socialShares;
  return (
    <>
      <Recap
        title={words.offer.title}
        rows={[
          { label: copy.offer.account, value: copy.offer.kind[vm.journey.state.workflow] },
          ...offer.cards.flatMap(card => cardRows(vm, card, fixed)),
          { label: overdraft.label, value: offer.overdraft === undefined ? overdraft.none : overdraft.amount(offer.overdraft) },
          { label: insurance.label, value: offer.insurance === undefined ? insurance.none : moneyCopy.perMonth(offer.insurance) },
          ...(offer.dematerialization ? [{ label: documents.label, value: documents.accepted }] : []),
          { label: payment.shares, value: times === 1 ? payment.sharesOnce(each) : payment.sharesTimes(times, each) },
          { label: payment.total, value: <strong>{payment.monthly(offer.total, offer.promotion)}</strong> },
        ]}
      />
      {offer.promotionRemoved && <Notice kind="warning">{words.offer.removed}</Notice>}
      {!fixed && <p>{words.offer.fixed}</p>}
    </>
  );
});
