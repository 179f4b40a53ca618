import type { ReactElement } from 'react';
import { useBrand } from '@ui/kit/brand';
import { cx } from '@ui/kit/cx';
import css from './CardArt.module.css';

interface CardArtProps {
  readonly card: 'mastercard' | 'access' | 'gold';
}

/** A bank card in the brand's landscape, in the format of the real thing; decoration beside its name. */
export const CardArt = ({ card }: CardArtProps): ReactElement => {
  const { logoUrl } = useBrand();
  return (
    <span className={cx(css.card, css[card])} aria-hidden="true">
      {logoUrl && <img className={css.motif} src={`${logoUrl}#motif`} alt="" loading="lazy" />}
      <svg className={css.face} viewBox="0 0 342 216" focusable="false">
        <rect className={css.chip} x="30" y="104" width="46" height="36" rx="7" />
        <path className={css.contacts} d="M30 117h14v10H30M76 117H62v10h14M46 104v13M60 104v13M46 127v13M60 127v13M44 117h18v10H44z" />
        <path className={css.waves} d="M90 111c6 7 6 15 0 22M98 106c9 10 9 22 0 32M106 101c12 13 12 29 0 42" />
      </svg>
      {logoUrl && <img className={css.mark} src={`${logoUrl}#badge`} alt="" loading="lazy" />}
    </span>
  );
};
