import { memo, useEffect, useRef, type ReactElement } from 'react';
import { shellMessages } from '@messages/shell';
import { complaintHref, NEW_TAB } from '@ui/kit/hrefs';
import { Icon } from '@ui/kit/Icon';
import { NewTab } from '@ui/kit/NewTab';
import { closing } from './closing';
import css from './Help.module.css';
import { LegalLinks, type LegalAddresses } from './LegalLinks';
import { Trust } from './Trust';

interface HelpProps {
  readonly phone: string | undefined;
  readonly appointmentHref: string;
  readonly links: LegalAddresses | undefined;
  readonly onOpen: (() => void) | undefined;
}

const HelpPhone = ({ phone }: { readonly phone: string }): ReactElement => (
  <a className={css.way} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
    <Icon name="phone" />
    <span>
      <span>{`${shellMessages.helpPhone} `}</span>
      <strong>{phone}</strong>
    </span>
  </a>
);

/** Help panel, at the same place on every page; a `details` element, so it opens without scripts. XTR-29, XTR-47 */
export const Help = memo(function Help({ phone, appointmentHref, links, onOpen }: HelpProps): ReactElement {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => closing(details.current), []);
  return (
    <details ref={details} className={css.help} onToggle={event => event.currentTarget.open && onOpen?.()}>
      <summary className={css.summary}>
        <Icon name="help" />
        <span>{shellMessages.help}</span>
      </summary>
      <div className={css.panel}>
        <div className={css.people}>
          <p>{shellMessages.helpIntro}</p>
          {phone && <HelpPhone phone={phone} />}
          <a className={css.way} href={appointmentHref} {...NEW_TAB}>
            <Icon name="calendar" />
            <span>{shellMessages.helpAppointment}</span>
            <NewTab />
          </a>
          <a className={css.way} href={complaintHref} {...NEW_TAB}>
            <Icon name="edit" />
            <span>{shellMessages.helpComplaint}</span>
            <NewTab />
          </a>
        </div>
        <Trust className={css.trust} />
        <LegalLinks links={links} place="aide" classes={css} />
      </div>
    </details>
  );
});
