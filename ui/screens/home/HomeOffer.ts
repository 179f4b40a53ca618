import * as E from 'fp-ts/Either';
import type { Carts } from '@application/ports/Carts';
import type { Clock } from '@application/ports/Clock';
import type { Settings } from '@application/ports/Settings';
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
  /** Formatted here: the first page's own chunk contains no date formatting. */
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

/** Loads today's prices and promotions for the home page. Advisory: after a failure the page shows none. XTR-17, D-45 */
export class HomeOffer {
  constructor(
    private readonly carts: Pick<Carts, 'anticipate'>,
    private readonly settings: Pick<Settings, 'brand' | 'offers'>,
    private readonly clock: Pick<Clock, 'today'>,
  ) {}

  async inForce(): Promise<OfferInForce | undefined> {
    const cart = await this.carts.anticipate('individual', true)();
    if (E.isLeft(cart)) return undefined;
    const shown = E.tryCatch(
      () => columnsOf(cart.right.cards, 'TIT').filter(card => card !== null),
      () => undefined,
    );
    return E.isRight(shown) ? this.offerOn(shown.right, cart.right) : undefined;
  }

  private offerOn(cards: readonly CardOnOffer[], { operations, socialShares }: Cart): OfferInForce | undefined {
    const [first] = cards;
    if (first === undefined) return undefined;
    const { youthValidUntil, welcomeValidUntil } = this.settings.offers;
    const [welcome, youth] = [this.promotionOf(false), this.promotionOf(true)];
    return {
      cards: cards.map(card => ({
        name: cardOf(card.catalogNumber).name,
        label: card.label,
        price: promotedPrice(card, welcome, operations).price,
      })),
      young: youth === 'none' ? undefined : promotedPrice(first, youth, []).price,
      standing: [...standing(welcome, welcomeValidUntil), ...standing(youth, youthValidUntil)],
      shares: socialShares,
    };
  }

  private promotionOf(youthEligible: boolean): Promotion {
    const { brand, offers } = this.settings;
    const today = this.clock.today();
    return offerPromotion.decide({ brand, youthEligible, existingClient: false, mainlandFrance: true, today, ...offers });
  }
}
