import { memo, type ReactElement } from 'react';
import { useBrand } from '@ui/kit/brand';
import { cx } from '@ui/kit/cx';
import css from './Footer.module.css';
import { LegalLinks, type LegalAddresses } from './LegalLinks';

interface FooterProps {
  readonly links: LegalAddresses | undefined;
  /** With the brand's horizon, on the home page. */
  readonly horizon: boolean;
}

export const Footer = memo(function Footer({ links, horizon }: FooterProps): ReactElement {
  const { logoUrl } = useBrand();
  return (
    <footer className={css.footer}>
      {horizon && logoUrl && <img className={css.horizon} src={`${logoUrl}#horizon`} alt="" loading="lazy" width="1440" height="96" />}
      <div className={cx(css.inner, !horizon && css.line)}>
        <LegalLinks links={links} place="pied" classes={css} />
      </div>
    </footer>
  );
});
