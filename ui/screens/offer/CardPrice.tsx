import { useWords } from '@ui/mvvm/words';
import type { ReactElement } from 'react';
import type { Promotion } from '@domain/offer/promotion';
import { moneyCopy } from '@ui/copy/fr/money';
import { offerWords } from '@ui/copy/fr/adviser/offer';
import { promotionCopy } from '@ui/copy/fr/offer';
import type { OfferedCard } from '@ui/journey/OfferModel';
import css from './CardPrice.module.css';
import { Marker } from './Footnotes';

interface CardPriceProps {
  readonly card: OfferedCard;
  readonly promotion: Promotion;
  /** Number of the note on prices; undefined: said elsewhere. */
  readonly priceNote?: number | undefined;
  readonly promotionNote: number | undefined;
  /** Tells the markers of this price from the same ones elsewhere. */
  readonly place: string;
}

/** The standard price, then what the promotion makes of it. OFR-14, OFR-15 */
export const CardPrice = ({ card, promotion, priceNote, promotionNote, place }: CardPriceProps): ReactElement => {
  const copy = useWords(offerWords);
  return (
    <span className={css.price}>
      <span className={css.amount}>
        <strong className={css.figure}>{moneyCopy.price(card.price.standard)}</strong> {copy.perMonth}
        <Marker number={priceNote} place={place} />
      </span>
      {card.promoted && promotion !== 'none' && (
        <span className={css.promotion}>
          {card.price.months > 0 && <span className={css.free}>{promotionCopy.free[promotion](card.price.months)}</span>}{' '}
          {promotionCopy.afterwards(promotion, card.price.afterwards)}
          <Marker number={promotionNote} place={place} />
        </span>
      )}
    </span>
  );
};
