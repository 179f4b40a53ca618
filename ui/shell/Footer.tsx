import type { ReactElement } from 'react';
import type { DestinationName } from '@application/ports/Settings';
import { shellMessages } from '@ui/copy/fr/shell';
import { useBrand } from '@ui/kit/brand';
import { NewTab } from '@ui/kit/NewTab';
import css from './Footer.module.css';
import { accessibilityHref, redirectHref } from '@ui/kit/hrefs';

/** Links in the specification's order; the application handles the cookies button. BRD-03, OBS-02 */
const entries = [
  'personal-data',
  'cookie-policy',
  'cookies',
  'legal-notices',
  'consumer-information',
  'pricing',
  'general-terms',
] as const satisfies readonly (DestinationName | 'cookies')[];

/** Id of the message shown when the consent manager fails to load (src/first/cookiesUnset.ts). */
export const COOKIES_SAID = 'cookies-dit';

interface FooterProps {
  readonly links: Partial<Readonly<Record<DestinationName, string>>> | undefined;
}

/** Opens a new tab, so that typed input stays. */
const Elsewhere = ({ href, children }: { readonly href: string; readonly children: string }): ReactElement => (
  <a className={css.link} href={href} target="_blank" rel="noopener">
    <span>{children}</span>
    <NewTab />
  </a>
);

export const Footer = ({ links }: FooterProps): ReactElement => {
  const { logoUrl } = useBrand();
  return (
    <footer className={css.footer}>
      {logoUrl && <img className={css.horizon} src={`${logoUrl}#horizon`} alt="" loading="lazy" width="1440" height="96" />}
      <div className={css.inner}>
        <ul className={css.links}>
          {entries.map(entry => (
            <li key={entry}>
              {entry === 'cookies' ? (
                <button type="button" id="gerer-mes-cookies" data-eager="" className={css.link}>
                  {shellMessages.footer.cookies}
                </button>
              ) : (
                <Elsewhere href={links?.[entry] ?? redirectHref(entry)}>{shellMessages.footer[entry]}</Elsewhere>
              )}
            </li>
          ))}
          <li>
            <Elsewhere href={accessibilityHref}>{shellMessages.accessibility}</Elsewhere>
          </li>
        </ul>
        <p className={css.said} id={COOKIES_SAID} role="status" />
      </div>
    </footer>
  );
};
