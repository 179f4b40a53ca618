import { offerFootnotes } from '@domain/offer/footnotes';
import type { Promotion } from '@domain/offer/promotion';

export type NoteId = 'price' | 'promotion' | 'limits' | 'insurances';

/** Undefined: the note and its markers are absent. */
export type NoteNumbers = Readonly<Record<NoteId, number | undefined>>;

/** The youth note comes first and shifts 2 and 3 to 3 and 4; a welcome note comes last. */
const promotionNumber = (promotion: Promotion, limits: number, insurances: number): number | undefined => {
  if (promotion === 'none') return undefined;
  return promotion === 'youth' ? limits - 1 : insurances + 1;
};

/** Numbers the notes from 1 without gaps. OFR-05, D-03, XTR-17 */
export const noteNumbers = (promotion: Promotion): NoteNumbers => {
  const [limits, insurances] = offerFootnotes.decide({ youthOffer: promotion === 'youth' });
  return { price: 1, promotion: promotionNumber(promotion, limits, insurances), limits, insurances };
};
