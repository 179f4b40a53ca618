import type { ReactElement } from 'react';
import type { Promotion } from '@domain/offer/promotion';
import { moneyMessages } from '@messages/money';
import { offerMessages } from '@messages/offer';
import { promotionMessages } from '@messages/promotion';
import type { OfferedCard } from '@ui/journey/OfferModel';
import { useMessages } from '@ui/mvvm/messages';
import css from './CardPrice.module.css';
import { Marker } from './Footnotes';

interface CardPriceProps {
  readonly card: OfferedCard;
  readonly promotion: Promotion;
  /** Number of the footnote on prices; undefined: no marker. */
  readonly priceNote?: number | undefined;
  readonly promotionNote: number | undefined;
  /** Makes the marker's id unique on the page. */
  readonly place: string;
}

/** Promotional price first, then the price that follows; without promotion the standard price. OFR-14, OFR-15 */
export const CardPrice = ({ card, promotion, priceNote, promotionNote, place }: CardPriceProps): ReactElement => {
  const copy = useMessages(offerMessages);
  const { standard, promoted, months, afterwards } = card.price;
  const changed = card.promoted && promotion !== 'none';
  return (
    <span className={css.price}>
      {changed && months > 0 ? (
        <strong className={css.figure}>{promotionMessages.firstly(promoted, months)}</strong>
      ) : (
        <span className={css.amount}>
          <strong className={css.figure}>{moneyMessages.price(standard)}</strong>
          <span>{` ${copy.perMonth}`}</span>
          <Marker number={priceNote} place={place} />
        </span>
      )}
      {changed && (
        <span className={css.amount}>
          <span>{` ${promotionMessages.afterwards(promotion, afterwards)}`}</span>
          {months > 0 && <Marker number={priceNote} place={place} />}
          <Marker number={promotionNote} place={place} />
        </span>
      )}
    </span>
  );
};
