import type { ReactNode } from 'react';
import { deliveryModes } from '@domain/delivery/modes';
import { paidOnce } from '@domain/delivery/paidOnce';
import type { Participant, Workflow } from '@domain/journey/words';
import type { OfferOnFile, OrderedCard } from '@domain/offer/onFile';
import { daysAfter } from '@domain/kernel/calendar';
import { displayDay, type Day } from '@domain/kernel/day';
import { moneyMessages } from '@ui/copy/fr/money';
import { promotionMessages } from '@ui/copy/fr/promotion';
import { recapRowsMessages } from '@ui/copy/fr/recapRows';
import type { OfferChoice } from './OfferCorrection';

const copy = recapRowsMessages.offer;

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
  /** The day on which the file is read; absent: the account is open. */
  readonly today?: Day;
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

/** '0 € par mois pendant 6 mois' ends on a day, which the opening decides. OFR-14 */
const promotionRows = ({ offer: { total }, today }: OfferRowsOf): readonly Row[] => {
  const { promoted, afterwards, months } = total;
  if (today === undefined || months === undefined || promoted === afterwards) return [];
  return [{ label: copy.promotion.label, value: copy.promotion.until(displayDay(daysAfter(today, { months, days: -1 }))) }];
};

/** Ordered products with their prices; the title of a card says the account. OFR-16, D-12, D-45 */
export const orderedRows = (given: OfferRowsOf): readonly Row[] => {
  const { offer, change } = given;
  const { overdraft, insurance, payment } = copy;
  const { each, times } = offer.socialShares;
  const once = paidOnce(offer);
  return [
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
    ...promotionRows(given),
  ];
};

export const accountOf = ({ dematerialization }: OfferOnFile, workflow: Workflow): string =>
  dematerialization ? copy.digital(workflow) : copy.kind[workflow];

/** All that is ordered, the account first. SUM-01 */
export const offerRows = (given: OfferRowsOf): readonly Row[] => [
  { label: copy.account, value: accountOf(given.offer, given.workflow) },
  ...orderedRows(given),
];
