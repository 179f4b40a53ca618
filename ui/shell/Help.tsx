import { memo, useEffect, useRef, type ReactElement } from 'react';
import { hourMessages } from '@messages/hour';
import { shellMessages as copy } from '@messages/shell';
import { complaintHref, NEW_TAB, telHref } from '@ui/kit/hrefs';
import { useBrand, type BrandLook } from '@ui/kit/brand';
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

const hour = (whole: number): string => hourMessages.spoken(`${String(whole).padStart(2, '0')}:00`);
const answered = ({ first, last, from, to }: NonNullable<BrandLook['hours']>): string =>
  copy.helpHours(copy.helpDays(copy.days[first], copy.days[last]), hour(from), hour(to));

const HelpPhone = ({ phone, hours }: { readonly phone: string; readonly hours: BrandLook['hours'] }): ReactElement => (
  <a className={css.way} href={telHref(phone)}>
    <Icon name="phone" />
    <span>
      <span>{`${copy.helpPhone} `}</span>
      <strong>{phone}</strong>
      {hours && <small>{answered(hours)}</small>}
    </span>
  </a>
);

/** Help panel, at the same place on every page; a `details` element, so it opens without scripts. XTR-29, XTR-47 */
export const Help = memo(function Help({ phone, appointmentHref, links, onOpen }: HelpProps): ReactElement {
  const details = useRef<HTMLDetailsElement>(null);
  const brand = useBrand();
  useEffect(() => closing(details.current), []);
  return (
    <details ref={details} className={css.help} onToggle={event => event.currentTarget.open && onOpen?.()}>
      <summary className={css.summary}>
        <Icon name="help" />
        <span>{copy.help}</span>
      </summary>
      <div className={css.panel}>
        <div className={css.people}>
          <p>{copy.helpIntro}</p>
          {phone && <HelpPhone phone={phone} hours={brand.hours} />}
          {phone && brand.relay && (
            <a className={css.way} href={brand.relay} {...NEW_TAB}>
              <Icon name="phone" />
              <span>{copy.helpRelay}</span>
              <NewTab />
            </a>
          )}
          <a className={css.way} href={appointmentHref} {...NEW_TAB}>
            <Icon name="calendar" />
            <span>{copy.helpAppointment}</span>
            <NewTab />
          </a>
          <a className={css.way} href={complaintHref} {...NEW_TAB}>
            <Icon name="edit" />
            <span>{copy.helpComplaint}</span>
            <NewTab />
          </a>
        </div>
        <Trust className={css.trust} />
        <LegalLinks links={links} place="aide" classes={css} />
      </div>
    </details>
  );
});
