import * as t from 'io-ts';
import type { Accepted } from '@domain/journey/dossierState';
import { priceSummary, type OrderedCard } from '@domain/offer/priceSummary';
import { promotion, type Promotion } from '@domain/offer/promotion';
import { InstantWire } from '../day';
import { Amount, Count, Months, Text } from '../formed';
import { optional } from '../optional';
import { Participation } from '../offer/selectedContracts';

const CardWire = t.type({
  catalogNumber: Text,
  label: Text,
  standard: Amount,
  promoted: Amount,
  months: Months,
  afterwards: Amount,
});

/** One for each holder; without a card, `card` is absent. */
const OrderedWire = t.intersection([
  Participation,
  optional({ card: CardWire, promotion: Text, deliveryMode: t.keyof({ AGEN: null, STAN: null, EXPR: null }) }),
]);

const PriceWire = t.intersection([
  t.type({ cards: t.readonlyArray(OrderedWire), socialShares: t.type({ each: Amount, times: Count }) }),
  optional({ overdraft: Amount, insurance: Amount }),
]);

/** What a person accepted (proposed). XTR-09, D-106 */
export const AcceptanceWire = t.intersection([t.type({ at: InstantWire, terms: Text }), optional({ price: PriceWire })]);

const promotionOf = (named: string | undefined): Promotion => (promotion.is(named) ? named : 'none');

const orderedOf = ({ participationType, card, promotion: named, deliveryMode }: t.TypeOf<typeof OrderedWire>): OrderedCard => {
  const price = card && { standard: card.standard, promoted: card.promoted, months: card.months, afterwards: card.afterwards };
  return {
    who: participationType,
    card: card &&
      price && {
        catalogNumber: card.catalogNumber,
        label: card.label,
        price,
        promoted: price.promoted < price.standard || price.afterwards < price.standard,
      },
    delivery: deliveryMode,
    promotion: promotionOf(named),
    without: undefined,
  };
};

export const acceptedOf = ({ at, terms, price }: t.TypeOf<typeof AcceptanceWire>): Accepted => ({
  at,
  terms,
  price:
    price &&
    priceSummary({
      cards: price.cards.map(orderedOf),
      overdraft: price.overdraft,
      insurance: price.insurance,
      socialShares: price.socialShares,
    }),
});
