import { displayDay, type Day } from '@domain/kernel/day';
import type { Promotion } from '@domain/offer/promotion';
import { offerMessages } from '@messages/offer';
import { promotionMessages } from '@messages/promotion';
import { useBrand } from '@ui/kit/brand';
import { useMessages } from '@ui/mvvm/messages';
import type { Note } from './Footnotes';
import type { NoteId } from './notes';
import type { OfferViewModel } from './OfferViewModel';

/** Conditions of the promotion, with the bank's name and the last day; undefined: no promotion. CFG-03, CFG-08, OFR-15 */
export const useConditions = (promotion: Promotion, ends: Day): string | undefined => {
  const { name } = useBrand();
  return promotion === 'none' ? undefined : promotionMessages.conditions(promotion, name, displayDay(ends));
};

/** Notes with a marker on the page, in order; the brand's own text replaces the default. CFG-03, XTR-17 */
export const useNotes = ({ offer, promotion, numbers }: OfferViewModel): readonly Note[] => {
  const { price, limits, insurances } = { ...useMessages(offerMessages).notes, ...useBrand().notes };
  const texts: Readonly<Record<NoteId, string | undefined>> = {
    price,
    promotion: useConditions(promotion, offer.promotionEnds),
    limits,
    insurances,
  };
  const ids: readonly NoteId[] = ['price', 'promotion', 'limits', 'insurances'];
  return ids
    .flatMap(id => {
      const number = numbers[id];
      const text = texts[id];
      return number === undefined || text === undefined ? [] : [{ number, text }];
    })
    .sort((one, other) => one.number - other.number);
};
