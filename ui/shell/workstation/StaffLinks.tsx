import { memo, type ReactElement } from 'react';
import { shellMessages } from '@messages/shell';
import { accessibilityHref, redirectHref, NEW_TAB } from '@ui/kit/hrefs';
import { NewTab } from '@ui/kit/NewTab';
import css from './StaffLinks.module.css';

const { footer, accessibility } = shellMessages;

const Elsewhere = ({ href, children }: { readonly href: string; readonly children: string }): ReactElement => (
  <a href={href} {...NEW_TAB}>
    <span>{children}</span>
    <NewTab />
  </a>
);

/** What the law asks on an employee's tool too: accessibility, personal data, the choice of cookies. XTR-30, OBS-02 */
export const StaffLinks = memo(function StaffLinks(): ReactElement {
  return (
    <footer className={css.legal} data-legal="">
      <ul>
        <li>
          <Elsewhere href={accessibilityHref}>{accessibility}</Elsewhere>
        </li>
        <li>
          <Elsewhere href={redirectHref('personal-data')}>{footer['personal-data']}</Elsewhere>
        </li>
        <li>
          <Elsewhere href={redirectHref('legal-notices')}>{footer['legal-notices']}</Elsewhere>
        </li>
        <li>
          <button type="button" id="cookies-pied" data-cookies="" data-eager="">
            {footer.cookies}
          </button>
        </li>
      </ul>
      <p role="status" />
    </footer>
  );
});
