import type { ReactElement } from 'react';
import { useBrand } from '../brand';
import { cx } from '../cx';
import css from './CardArt.module.css';

interface CardArtProps {
  readonly card: 'mastercard' | 'access' | 'gold';
}

/** Decorative drawing of a bank card in the brand's colours, in the proportions of ISO 7810. */
export const CardArt = ({ card }: CardArtProps): ReactElement => {
  const { logoUrl } = useBrand();
  return (
    <span className={cx(css.card, css[card])} aria-hidden="true">
      {logoUrl && <img className={css.motif} src={`${logoUrl}#card`} alt="" loading="lazy" />}
    </span>
  );
};
