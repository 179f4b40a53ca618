import { useEffect, useRef, type ReactElement } from 'react';
import { shellMessages } from '@ui/copy/fr/shell';
import { Icon } from '@ui/kit/Icon';
import { NewTab } from '@ui/kit/NewTab';
import css from './Help.module.css';

interface HelpProps {
  readonly phone: string | undefined;
  readonly appointmentHref: string;
  readonly onOpen: (() => void) | undefined;
}

/** Closes the panel on Esc, and on a click or focus outside. */
export const closing = (details: HTMLDetailsElement | null): (() => void) => {
  const elsewhere = (event: Event): void => {
    if (details?.open && event.target instanceof Node && !details.contains(event.target)) details.open = false;
  };
  const escaped = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !details?.open) return;
    details.open = false;
    details.querySelector('summary')?.focus();
  };
  document.addEventListener('pointerdown', elsewhere);
  document.addEventListener('focusin', elsewhere);
  document.addEventListener('keydown', escaped);
  return () => {
    document.removeEventListener('pointerdown', elsewhere);
    document.removeEventListener('focusin', elsewhere);
    document.removeEventListener('keydown', escaped);
  };
};

export const HelpPhone = ({ phone }: { readonly phone: string }): ReactElement => (
  <a className={css.way} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
    <Icon name="phone" />
    <span>
      <span>{`${shellMessages.helpPhone} `}</span>
      <strong>{phone}</strong>
    </span>
  </a>
);

/** Help panel, at the same place on every page; a `details` element, so it opens without scripts. XTR-29 */
export const Help = ({ phone, appointmentHref, onOpen }: HelpProps): ReactElement => {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => closing(details.current), []);
  return (
    <details ref={details} className={css.help} onToggle={event => event.currentTarget.open && onOpen?.()}>
      <summary className={css.summary}>
        <Icon name="help" />
        <span>{shellMessages.help}</span>
      </summary>
      <div className={css.panel}>
        <p>{shellMessages.helpIntro}</p>
        {phone && <HelpPhone phone={phone} />}
        <a className={css.way} data-help="" href={appointmentHref} target="_blank" rel="noopener">
          <Icon name="calendar" />
          <span>{shellMessages.helpAppointment}</span>
          <NewTab />
        </a>
      </div>
    </details>
  );
};
