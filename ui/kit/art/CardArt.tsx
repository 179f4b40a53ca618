import type { ReactElement } from 'react';
import { useBrand } from '../brand';
import { cx } from '../cx';
import css from './CardArt.module.css';

interface CardArtProps {
  readonly card: 'mastercard' | 'access' | 'gold';
}

/** A bank card as the brand draws its own, in the format of the real thing; decoration beside its name. */
export const CardArt = ({ card }: CardArtProps): ReactElement => {
  const { logoUrl } = useBrand();
  return (
    <span className={cx(css.card, css[card])} aria-hidden="true">
      {logoUrl && <img className={css.motif} src={`${logoUrl}#card`} alt="" loading="lazy" />}
    </span>
  );
};
