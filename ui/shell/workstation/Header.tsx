import { memo, type ReactElement } from 'react';
import type { AdviserOnDossier } from '@domain/journey/dossierState';
import { workstationMessages as copy } from '@messages/workstation';
import { useBrand } from '@ui/kit/brand';
import { redirectHref, NEW_TAB } from '@ui/kit/hrefs';
import { Icon } from '@ui/kit/Icon';
import { NewTab } from '@ui/kit/NewTab';
import { EnvironmentBanner } from '../EnvironmentBanner';
import css from './Header.module.css';
import { Keys } from './Keys';

interface HeaderProps {
  readonly environment: string | undefined;
  readonly simulatedDate: string | undefined;
  readonly adviser: AdviserOnDossier | undefined;
}

/** Brand, search, keys, and the adviser's name on every page. ADV-02, D-101 */
export const Header = memo(function Header({ environment, simulatedDate, adviser }: HeaderProps): ReactElement {
  const brand = useBrand();
  return (
    <header className={css.header}>
      {environment && <EnvironmentBanner name={environment} simulatedDate={simulatedDate} />}
      <div className={css.bar}>
        {brand.logoUrl ? (
          <img className={css.logo} src={`${brand.logoUrl}#full`} alt={copy.name(brand.name)} width="110" height="30" />
        ) : (
          <span>{copy.name(brand.name)}</span>
        )}
        <a className={css.find} href={redirectHref('workstation')} {...NEW_TAB}>
          <Icon name="search" size="small" />
          <span>{copy.search}</span>
          <NewTab />
        </a>
        <Keys />
        {adviser && (
          <p className={css.who}>
            <b>{adviser.name}</b>
            <span>{copy.agency(adviser.agency)}</span>
          </p>
        )}
      </div>
    </header>
  );
});
