import type { CardOnOffer, Cart } from './cart';
import type { MonthlyPrice } from './monthlyTotal';
import { offerPrice } from './price';
import type { Promotion } from './promotion';

/** A card's price with a promotion; `promoted`: the promotion changes this price. D-45 */
export interface PromotedPrice {
  readonly price: MonthlyPrice;
  readonly promoted: boolean;
}

/** Applies a promotion to a card's price, with the bank's number of promoted payments for this card. D-45, OFR-15 */
export const promotedPrice = (
  { catalogNumber, listPrice: price }: Pick<CardOnOffer, 'catalogNumber' | 'listPrice'>,
  promotion: Promotion,
  operations: Cart['operations'],
): PromotedPrice => {
  const offeredPayments = operations.find(operation => operation.catalogNumber === catalogNumber)?.offeredPayments ?? null;
  const withPromotion = offerPrice.decide({ price, promotion, offeredPayments });
  return { price: withPromotion, promoted: withPromotion.promoted < price || withPromotion.afterwards < price };
};
