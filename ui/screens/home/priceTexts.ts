import type { CardFacts } from '@domain/offer/card';
import type { MonthlyPrice } from '@domain/offer/monthlyTotal';
import type { MessagesOf } from '@ui/copy/byReader';
import type { homeMessages } from '@messages/home';
import { moneyMessages } from '@messages/money';
import { promotionMessages } from '@messages/promotion';
import type { OfferInForce } from './offerInForce';

type Copy = MessagesOf<typeof homeMessages>;

/** The first card's price in words. */
export interface PriceTexts {
  readonly title: string;
  readonly figure: string;
  readonly then: string;
  readonly notes: readonly string[];
  /** Of each promotion in force. */
  readonly conditions: readonly string[];
}

/** Undefined: no card is offered. `bank`: the brand's name. XTR-17 */
export const priceTexts = (
  { cards: [first], young, standing, shares }: OfferInForce,
  bank: string,
  { price: copy }: Copy,
): PriceTexts | undefined => {
  if (first === undefined) return undefined;
  const { label: card, price } = first;
  const { standard, promoted, months, afterwards } = price;
  const changed = months > 0;
  return {
    title: copy.title[standing.length > 0 ? 'promotion' : 'plain'],
    figure: changed ? promotionMessages.firstly(promoted, months) : copy.from(moneyMessages.price(standard)),
    then: changed ? copy.afterwards(moneyMessages.price(afterwards), card) : copy.plain(card),
    notes: [
      ...(young ? [copy.young(young.months, moneyMessages.perMonth(young.afterwards))] : []),
      ...(shares > 0 ? [copy.shares(moneyMessages.asRead(shares))] : []),
    ],
    conditions: standing.map(({ promotion, until }) => promotionMessages.conditions(promotion, bank, until)),
  };
};

interface Prices {
  /** The bank's card labels. */
  readonly names: ReadonlyMap<CardFacts['name'], string>;
  /** Price common to every card. */
  readonly forAll: string | undefined;
  readonly of: ReadonlyMap<CardFacts['name'], string>;
}

/** Card prices as text: one for all when equal, else one each. XTR-17 */
export const pricesIn = (offer: OfferInForce | undefined, copy: MessagesOf<typeof homeMessages>['cards']): Prices => {
  const cards = offer?.cards ?? [];
  const [first] = cards;
  const months = first && cards.every(({ price }) => price.promoted === 0 && price.months === first.price.months) ? first.price.months : 0;
  const said = ({ standard, promoted, months: own, afterwards }: MonthlyPrice): string =>
    own === 0 || months > 0
      ? moneyMessages.perMonth(own === 0 ? standard : afterwards)
      : copy.each(promotionMessages.firstly(promoted, own), moneyMessages.price(afterwards));
  return {
    forAll: months > 0 ? copy.forAll(months) : undefined,
    names: new Map(cards.map(({ name, label }) => [name, label])),
    of: new Map(cards.map(({ name, price }) => [name, said(price)])),
  };
};
