import type { ReactElement, ReactNode } from 'react';
import { kitMessages } from '@messages/kit';
import css from './Button.module.css';
import { cx } from './cx';
import { NewTab } from './NewTab';
import { useSingleClick } from './singleClick';
import { VisuallyHidden } from './VisuallyHidden';
import { NEW_TAB } from './hrefs';

/** `line`: small action at the end of a recap row; lower on a phone. `bar`: in the header. */
export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'line' | 'danger' | 'bar';

interface ButtonProps {
  readonly kind?: ButtonKind | undefined;
  readonly type?: 'button' | 'submit' | undefined;
  /** Id of the form that the button submits from outside that form, as in a dialog. */
  readonly form?: string | undefined;
  /** In flight: screen readers hear `busyLabel`; clicks are ignored; the button keeps its focus. */
  readonly busy?: boolean | undefined;
  /** Not allowed yet: clicks are ignored; the button keeps its focus. */
  readonly waiting?: boolean | undefined;
  readonly busyLabel?: string | undefined;
  readonly onClick?: (() => void) | undefined;
  readonly children: ReactNode;
  readonly describedBy?: string | undefined;
  readonly id?: string | undefined;
  /** A click made before the scripts run is replayed once they do; needs `id`. */
  readonly eager?: boolean | undefined;
  /** For `aria-keyshortcuts`. */
  readonly shortcut?: string | undefined;
  /** Changes when a click has had its effect, where neither `label` nor `busy` shows it; the next click then counts. STP-11 */
  readonly outcome?: number | undefined;
}

/** Ignores repeated clicks within the click delay (STP-11), and all clicks while `busy`. */
export const Button = ({
  kind = 'primary',
  type = 'button',
  form,
  busy,
  waiting = false,
  busyLabel = kitMessages.busy,
  onClick,
  children,
  describedBy,
  id,
  eager,
  shortcut,
  outcome,
}: ButtonProps): ReactElement => {
  const press = useSingleClick(onClick, {
    busy: busy === true || waiting,
    shown: typeof children === 'string' ? [children, outcome].join(' ') : outcome,
  });
  return (
    <>
      <button
        id={id}
        className={cx(css.button, css[kind], busy !== undefined && kind === 'primary' && css.works)}
        type={form === undefined ? type : 'submit'}
        form={form}
        aria-disabled={busy || waiting || undefined}
        aria-describedby={describedBy}
        aria-keyshortcuts={shortcut}
        data-eager={eager ? '' : undefined}
        onClick={press}
      >
        {busy && <span className={css.spinner} aria-hidden="true" />}
        <span className={css.label}>{busy ? busyLabel : children}</span>
      </button>
      {busy !== undefined && <VisuallyHidden live>{busy ? busyLabel : ''}</VisuallyHidden>}
    </>
  );
};

interface LinkButtonProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly kind?: ButtonKind | undefined;
  readonly newTab?: boolean | undefined;
}

/** A link in the shape of a button: the page's main action. */
export const LinkButton = ({ href, children, kind = 'primary', newTab }: LinkButtonProps): ReactElement => (
  <a className={cx(css.button, css[kind])} href={href} {...(newTab ? NEW_TAB : {})}>
    <span className={css.label}>{children}</span>
    {newTab && <NewTab />}
  </a>
);
