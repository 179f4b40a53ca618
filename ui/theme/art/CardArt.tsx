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
      {logoUrl && <img className={css.motif} src={`${logoUrl}#motif`} alt="" />}
      <svg className={css.face} viewBox="0 0 342 216" focusable="false">
        <rect className={css.chip} x="30" y="84" width="46" height="36" rx="7" />
        <path className={css.contacts} d="M30 97h14v10H30M76 97H62v10h14M46 84v10M60 84v10M46 110v10M60 110v10M44 97h18v10H44z" />
        <path className={css.waves} d="M92 91c6 7 6 15 0 22M101 86c9 10 9 22 0 32M110 81c12 13 12 29 0 42" />
        <path className={css.digits} d="M30 160h44M86 160h44M142 160h44M198 160h44M30 186h68" />
      </svg>
      {logoUrl && <img className={css.mark} src={`${logoUrl}#mark`} alt="" />}
    </span>
  );
};
