import type { ReactElement } from 'react';
import { useBrand } from '../brand';
import { cx } from '../cx';
import css from './CardArt.module.css';

interface CardArtProps {
  readonly card: 'mastercard' | 'access' | 'gold';
  /** Part of the first view: it loads with the page. */
  readonly eager?: boolean | undefined;
}

/** Decorative drawing of a bank card in the brand's colours, in the proportions of ISO 7810. */
export const CardArt = ({ card, eager }: CardArtProps): ReactElement => {
  const { logoUrl } = useBrand();
  return (
    <span className={cx(css.card, css[card])} aria-hidden="true">
      {logoUrl && <img className={css.motif} src={`${logoUrl}#card`} alt="" loading={eager ? undefined : 'lazy'} />}
    </span>
  );
};
