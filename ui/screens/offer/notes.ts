import { offerFootnotes } from '@domain/offer/footnotes';
import type { Promotion } from '@domain/offer/promotion';

export type NoteId = 'price' | 'promotion' | 'limits' | 'insurances';

/** Number of each note; undefined: neither note nor marker is there. */
export type NoteNumbers = Readonly<Record<NoteId, number | undefined>>;

/** Position of the promotion's note: the youth one pushes the markers 2 and 3 on to 3 and 4, a welcome one comes after them. */
const promotionNumber = (promotion: Promotion, limits: number, insurances: number): number | undefined => {
  if (promotion === 'none') return undefined;
  return promotion === 'youth' ? limits - 1 : insurances + 1;
};

/** Numbers the notes of the offer, from 1 without a gap. OFR-05, D-03, XTR-17 */
export const noteNumbers = (promotion: Promotion): NoteNumbers => {
  const [limits, insurances] = offerFootnotes.decide({ youthOffer: promotion === 'youth' });
  return { price: 1, promotion: promotionNumber(promotion, limits, insurances), limits, insurances };
};
