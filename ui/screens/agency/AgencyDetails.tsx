import type { ReactElement } from 'react';
import { weekInSpans } from '@domain/delivery/openingHours';
import type { Agency, WeekHours } from '@domain/referentials/entries';
import { agencyMessages } from '@messages/agency';
import { cx } from '@ui/kit/cx';
import { inFrench } from '@ui/kit/inFrench';
import { useMessages } from '@ui/mvvm/messages';
import css from './AgencyScreen.module.css';

/** Opening hours of a week; groups consecutive days with the same hours. */
export const Hours = ({ title, hours }: { readonly title: string; readonly hours: WeekHours }): ReactElement => {
  const copy = useMessages(agencyMessages);
  return (
    <div className={css.hours}>
      <p className={css.subtitle}>{title}</p>
      {Object.keys(hours).length === 0 ? (
        <p className={css.closed}>{copy.noHours}</p>
      ) : (
        <dl className={css.week}>
          {weekInSpans(hours).map(span => (
            <div key={span.from} className={css.span}>
              <dt>{copy.days(span)}</dt>
              <dd>{span.hours?.replaceAll(' – ', '\u00a0–\u00a0') ?? copy.closed}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
};

const contactHref = (type: string, value: string): string =>
  value.includes('@') ? `mailto:${value}` : /phone|tel/i.test(type) ? `tel:${value.replace(/\s/g, '')}` : '';

export const Contacts = ({ contacts }: Pick<Agency, 'contacts'>): ReactElement | null => {
  const copy = useMessages(agencyMessages);
  return contacts.length === 0 ? null : (
    <div className={css.hours}>
      <p className={css.subtitle}>{copy.contacts}</p>
      <dl className={css.week}>
        {contacts.map(({ type, value }) => {
          const href = contactHref(type, value);
          return (
            <div key={type + value} className={cx(css.span, css.contact)}>
              <dt>{copy.contact(type)}</dt>
              <dd>{href ? <a href={href}>{value}</a> : value}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
};

export const AgencyDetails = ({ agency }: { readonly agency: Agency }): ReactElement => {
  const copy = useMessages(agencyMessages);
  return (
    <div className={css.details}>
      {agency.address && (
        <div className={css.hours}>
          <p className={css.subtitle}>{copy.popin.address}</p>
          <p {...inFrench}>{agency.address}</p>
        </div>
      )}
      <Hours title={copy.hours} hours={agency.hours} />
      {agency.councilHours && <Hours title={copy.councilHours} hours={agency.councilHours} />}
      <Contacts contacts={agency.contacts} />
    </div>
  );
};
