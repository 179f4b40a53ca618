import type { ReactElement } from 'react';
import type { DestinationName } from '@application/Settings';
import { shellMessages } from '@messages/shell';
import { accessibilityHref, licencesHref, redirectHref, withdrawalHref, NEW_TAB } from '@ui/kit/hrefs';
import { NewTab } from '@ui/kit/NewTab';

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

export type LegalAddresses = Partial<Readonly<Record<DestinationName, string>>>;

interface LegalLinksProps {
  /** URLs that replace the redirect page's. */
  readonly links: LegalAddresses | undefined;
  /** Makes the cookies button's id unique on the page. */
  readonly place: 'aide' | 'pied';
  readonly classes: Readonly<Record<'links' | 'link' | 'said', string | undefined>>;
}

/** The footer's links, which the help panel has too. A link opens a new tab, so that typed input stays; the withdrawal needs this tab's session. BRD-03, XTR-30, XTR-47, XTR-68, X24 */
export const LegalLinks = ({ links, place, classes: { link, ...classes } }: LegalLinksProps): ReactElement => {
  const elsewhere = (href: string, text: string): ReactElement => (
    <a className={link} href={href} {...NEW_TAB}>
      <span>{text}</span>
      <NewTab />
    </a>
  );
  return (
    <div data-legal="">
      <ul className={classes.links}>
        {entries.map(entry => (
          <li key={entry}>
            {entry === 'cookies' ? (
              <button type="button" id={`cookies-${place}`} data-cookies="" data-eager="" className={link}>
                {shellMessages.footer.cookies}
              </button>
            ) : (
              elsewhere(links?.[entry] ?? redirectHref(entry), shellMessages.footer[entry])
            )}
          </li>
        ))}
        <li>{elsewhere(accessibilityHref, shellMessages.accessibility)}</li>
        <li>{elsewhere(licencesHref, shellMessages.licences)}</li>
        <li>
          <a className={link} href={withdrawalHref}>
            <span>{shellMessages.withdrawal}</span>
          </a>
        </li>
      </ul>
      {/* filled where the consent manager fails to load (src/first/cookiesUnset.ts) */}
      <p className={classes.said} role="status" />
    </div>
  );
};
