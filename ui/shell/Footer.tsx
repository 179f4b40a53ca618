import type { ReactElement } from 'react';
import { useBrand } from '@ui/kit/brand';
import css from './Footer.module.css';
import { LegalLinks, type LegalAddresses } from './LegalLinks';

export const Footer = ({ links }: { readonly links: LegalAddresses | undefined }): ReactElement => {
  const { logoUrl } = useBrand();
  return (
    <footer className={css.footer}>
      {logoUrl && <img className={css.horizon} src={`${logoUrl}#horizon`} alt="" loading="lazy" width="1440" height="96" />}
      <div className={css.inner}>
        <LegalLinks links={links} place="pied" classes={css} />
      </div>
    </footer>
  );
};
