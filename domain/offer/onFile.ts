import type { Brand } from '@domain/brand/variant';
import { deliveryOf } from '@domain/delivery/deliver';
import type { Participant, Workflow } from '@domain/journey/words';
import type { Day } from '@domain/kernel/day';
import { cardOfParticipant } from './cardOfParticipant';
import type { CardOnOffer, Cart } from './cart';
import type { DeliveryMode } from './contracts';
import { monthlyTotal, type MonthlyPrice, type MonthlyTotal } from './monthlyTotal';
import { offerPrice } from './price';
import { offerPromotion, type Promotion } from './promotion';
import { offerSocialShares } from './socialShares';

/** A participant's card as it is ordered; without one, `card` is undefined. */
export interface OrderedCard {
  readonly who: Participant;
  readonly card: (Pick<CardOnOffer, 'catalogNumber' | 'label'> & { readonly price: MonthlyPrice; readonly promoted: boolean }) | undefined;
  readonly delivery: DeliveryMode | undefined;
}

/** The offer of a file, as it will be signed. Amounts in euros. SUM-01, OFR-16, D-12 */
export interface OfferOnFile {
  readonly cards: readonly OrderedCard[];
  /** Euros; undefined: none. */
  readonly overdraft: number | undefined;
  /** Euros a month; undefined: none. */
  readonly insurance: number | undefined;
  readonly dematerialization: boolean;
  readonly promotion: Promotion;
  /** The youth promotion was removed, because of an address outside mainland France. D-45 */
  readonly promotionRemoved: boolean;
  readonly socialShares: { readonly each: number; readonly times: number };
  readonly total: MonthlyTotal;
}

interface Given {
  readonly cart: Cart;
  readonly workflow: Workflow;
  readonly brand: Brand;
  readonly today: Day;
  readonly mainlandFrance: boolean;
  readonly offers: { readonly youthValidUntil: Day; readonly welcomeValidUntil: Day };
}

const promotionOf = ({ cart, brand, today, offers }: Given, mainlandFrance: boolean): Promotion =>
  offerPromotion.decide({ brand, youthEligible: cart.youthOfferEligible, existingClient: false, mainlandFrance, today, ...offers });

const ordered = ({ cart }: Given, promotion: Promotion, who: Participant): OrderedCard => {
  const number = cardOfParticipant(cart.selection, who);
  const card = cart.cards.find(({ catalogNumber }) => catalogNumber === number);
  const delivery = deliveryOf(cart.selection, who);
  if (card === undefined) return { who, card, delivery: undefined };
  const { catalogNumber, label } = card;
  const offeredPayments = cart.operations.find(operation => operation.catalogNumber === catalogNumber)?.offeredPayments ?? null;
  const price = offerPrice.decide({ price: card.price, promotion, offeredPayments });
  const promoted = price.promoted < card.price || price.afterwards < card.price;
  return { who, card: { catalogNumber, label, price, promoted }, delivery };
};

/** What the cart of a file comes to. D-45 */
export const offerOnFile = (given: Given): OfferOnFile => {
  const { cart, workflow } = given;
  const holders: readonly Participant[] = workflow === 'joint' ? ['TIT', 'COT'] : ['TIT'];
  const valid = promotionOf(given, given.mainlandFrance);
  const cards = holders.map(who => ordered(given, valid, who));
  const insurance = cart.selection.some(({ type }) => type === 'INSURANCE') ? cart.insurance?.price : undefined;
  const overdraft = cart.selection.find(({ type }) => type === 'OVERDRAFT')?.amount;
  return {
    cards,
    overdraft,
    insurance,
    dematerialization: cart.dematerialization,
    promotion: cards.some(({ card }) => card?.promoted) ? valid : 'none',
    promotionRemoved: valid === 'none' && promotionOf(given, true) === 'youth',
    socialShares: { each: cart.socialShares, times: offerSocialShares.decide({ workflow }) },
    total: monthlyTotal(
      cards.flatMap(({ card }) => card?.price ?? []),
      insurance === undefined ? [] : [insurance],
    ),
  };
};
