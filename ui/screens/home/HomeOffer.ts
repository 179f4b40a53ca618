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
  /** As the bank names it. */
  readonly label: string;
  readonly price: MonthlyPrice;
}

/** A promotion that stands today, with its last day. */
export interface Standing {
  readonly promotion: Exclude<Promotion, 'none'>;
  /** As it is read; said here, for the first screen's own module carries no calendar. */
  readonly until: string;
}

/** What a new client is offered today, alone: over 25, and what it would be from 18 to 25. */
export interface OfferInForce {
  readonly cards: readonly PricedCard[];
  /** The first card's price for the young; undefined: no offer of theirs stands. */
  readonly young: MonthlyPrice | undefined;
  readonly standing: readonly Standing[];
}

const standing = (promotion: Promotion, until: Day): readonly Standing[] =>
  promotion === 'none' ? [] : [{ promotion, until: displayDay(until) }];

/** The offer before anything is asked: the bank's prices, what the rules make of them today. Advisory: its failure shows nothing. XTR-17, D-45 */
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
    return E.isRight(shown) ? this.offerOn(shown.right, cart.right.operations) : undefined;
  }

  private offerOn(cards: readonly CardOnOffer[], operations: Cart['operations']): OfferInForce | undefined {
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
    };
  }

  private promotionOf(youthEligible: boolean): Promotion {
    const { brand, offers } = this.settings;
    const today = this.clock.today();
    return offerPromotion.decide({ brand, youthEligible, existingClient: false, mainlandFrance: true, today, ...offers });
  }
}
