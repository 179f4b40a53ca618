import type { Settings } from '@application/Settings';
import { displayDay, type Day } from '@domain/kernel/day';
import { cardOf, type CardFacts } from '@domain/offer/card';
import type { CardOnOffer, Cart } from '@domain/offer/cart';
import { columnsOf } from '@domain/offer/columns';
import type { MonthlyPrice } from '@domain/offer/monthlyTotal';
import { promotedPrice } from '@domain/offer/promoted';
import { offerPromotion, type Promotion } from '@domain/offer/promotion';

export interface PricedCard {
  readonly name: CardFacts['name'];
  /** The bank's label. */
  readonly label: string;
  readonly price: MonthlyPrice;
}

/** A promotion in force, with its last day. */
export interface Standing {
  readonly promotion: Exclude<Promotion, 'none'>;
  /** DD/MM/YYYY */
  readonly until: string;
}

/** Today's offer for one new client over 25, and the first card's price from 18 to 25. */
export interface OfferInForce {
  readonly cards: readonly PricedCard[];
  /** First card's price with the youth promotion; undefined: none is in force. */
  readonly young: MonthlyPrice | undefined;
  readonly standing: readonly Standing[];
  /** Euros for one set of social shares; 0: none is asked for. OFR-16 */
  readonly shares: number;
}

const standing = (promotion: Promotion, until: Day): readonly Standing[] =>
  promotion === 'none' ? [] : [{ promotion, until: displayDay(until) }];

/** Undefined where the bank's priorities are wrong: the page then shows no price. OFR-14 */
const columns = (cards: readonly CardOnOffer[]): readonly CardOnOffer[] | undefined => {
  try {
    return columnsOf(cards, 'TIT').filter(card => card !== null);
  } catch {
    return undefined;
  }
};

/** The bank's forecast for one person, with the promotions of `today`. XTR-17, D-45 */
export const offerInForce = (
  { cards: offered, operations, socialShares }: Pick<Cart, 'cards' | 'operations' | 'socialShares'>,
  { brand, offers }: Pick<Settings, 'brand' | 'offers'>,
  today: Day,
): OfferInForce | undefined => {
  const cards = columns(offered) ?? [];
  const [first] = cards;
  if (first === undefined) return undefined;
  const promotionOf = (youthEligible: boolean): Promotion =>
    offerPromotion.decide({ brand, youthEligible, existingClient: false, mainlandFrance: true, today, ...offers });
  const [welcome, youth] = [promotionOf(false), promotionOf(true)];
  return {
    cards: cards.map(card => ({
      name: cardOf(card.catalogNumber).name,
      label: card.label,
      price: promotedPrice(card, welcome, operations).price,
    })),
    young: youth === 'none' ? undefined : promotedPrice(first, youth, []).price,
    standing: [...standing(welcome, offers.welcomeValidUntil), ...standing(youth, offers.youthValidUntil)],
    shares: socialShares,
  };
};
