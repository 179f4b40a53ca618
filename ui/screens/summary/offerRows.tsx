import type { ReactNode } from 'react';
import { deliveryModes } from '@domain/delivery/modes';
import { paidOnce } from '@domain/delivery/paidOnce';
import type { Participant, Workflow } from '@domain/journey/words';
import type { OfferOnFile, OrderedCard } from '@domain/offer/onFile';
import type { MessagesOf } from '@ui/copy/byReader';
import { moneyMessages } from '@ui/copy/fr/money';
import { promotionMessages } from '@ui/copy/fr/promotion';
import { recapRowsMessages } from '@ui/copy/fr/recapRows';
import type { summaryMessages } from '@ui/copy/fr/summary';
import type { OfferChoice } from './OfferCorrection';

const copy = recapRowsMessages.offer;

export type SummaryMessages = MessagesOf<typeof summaryMessages>;

/** Rows of the offer that can be changed. D-62 */
export type OfferLine = OfferChoice | { readonly what: 'delivery'; readonly who: Participant };

interface Row {
  readonly label: string;
  readonly value: ReactNode;
  readonly more?: ReactNode;
  readonly action?: ReactNode;
}

interface OfferRowsOf {
  readonly offer: OfferOnFile;
  readonly workflow: Workflow;
  readonly messages: SummaryMessages;
  /** Renders a row's edit button; absent: read-only. */
  readonly change?: ((line: OfferLine, label: string) => ReactNode) | undefined;
}

const cardRows = ({ workflow, change }: OfferRowsOf, { who, card, delivery, promotion, without }: OrderedCard): readonly Row[] => {
  const whose = workflow === 'individual' ? 'individual' : who;
  const label = copy.card[whose];
  const ordered: Row = {
    label,
    value: card ? `${card.label}, ${copy.price(card, promotion)}` : copy.noCard,
    more: card && without && promotionMessages.without[who],
    action: change?.({ what: 'card', who }, label),
  };
  const mode = deliveryModes.decide({}).find(each => each.mode === delivery);
  if (!mode) return [ordered];
  const delivered = copy.delivery[whose];
  return [ordered, { label: delivered, value: copy.mode(mode), action: change?.({ what: 'delivery', who }, delivered) }];
};

/** Ordered products with their prices. OFR-16, D-12, D-45 */
export const offerRows = (given: OfferRowsOf): readonly Row[] => {
  const { offer, workflow, messages, change } = given;
  const { overdraft, insurance, payment } = copy;
  const { each, times } = offer.socialShares;
  const once = paidOnce(offer);
  return [
    {
      label: copy.account,
      value: offer.dematerialization ? copy.digital(workflow) : copy.kind[workflow],
      more: change && messages.offer.accountFixed,
    },
    ...offer.cards.flatMap(card => cardRows(given, card)),
    {
      label: overdraft.label,
      value: offer.overdraft === undefined ? overdraft.none : overdraft.amount(offer.overdraft),
      action: change?.({ what: 'overdraft' }, overdraft.label),
    },
    {
      label: insurance.label,
      value: offer.insurance === undefined ? insurance.none : moneyMessages.perMonth(offer.insurance),
      action: change?.({ what: 'insurance' }, insurance.label),
    },
    { label: payment.shares, value: times === 1 ? payment.sharesOnce(each) : payment.sharesTimes(times, each) },
    ...(once === each * times ? [] : [{ label: payment.once, value: <strong>{moneyMessages.price(once)}</strong> }]),
    { label: payment.total, value: <strong>{payment.monthly(offer.total, offer.promotion)}</strong> },
  ];
};
