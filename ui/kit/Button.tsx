import type { ReactElement, ReactNode } from 'react';
import { kitMessages } from '@ui/copy/fr/kit';
import css from './Button.module.css';
import { cx } from './cx';
import { NewTab } from './NewTab';
import { useSingleClick } from './singleClick';
import { VisuallyHidden } from './VisuallyHidden';

/** `line`: of one line among many, lower on a phone. */
export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'line' | 'danger';

interface ButtonProps {
  readonly kind?: ButtonKind | undefined;
  readonly type?: 'button' | 'submit' | undefined;
  /** DOM id of the form that it sends from outside, as the actions of a dialog do. */
  readonly form?: string | undefined;
  /** In flight: said aloud, and clicks are ignored; the button stays focusable. */
  readonly busy?: boolean | undefined;
  readonly busyLabel?: string | undefined;
  readonly onClick?: (() => void) | undefined;
  readonly children: ReactNode;
  readonly describedBy?: string | undefined;
  readonly id?: string | undefined;
  /** A press that comes before the scripts is kept and acted upon; needs an id. */
  readonly eager?: boolean | undefined;
  /** What a press brought about, where neither the label nor `busy` tells it: once it changes, the next press counts. STP-11 */
  readonly outcome?: number | undefined;
}

/** A button that answers once: repeats within the click delay are ignored (STP-11), and so are clicks while it works. */
export const Button = ({
  kind = 'primary',
  type = 'button',
  form,
  busy,
  busyLabel = kitMessages.busy,
  onClick,
  children,
  describedBy,
  id,
  eager,
  outcome,
}: ButtonProps): ReactElement => {
  const press = useSingleClick(onClick, { held: busy, shown: typeof children === 'string' ? [children, outcome].join(' ') : outcome });
  return (
    <>
      <button
        id={id}
        className={cx(css.button, css[kind])}
        type={form === undefined ? type : 'submit'}
        form={form}
        aria-disabled={busy || undefined}
        aria-describedby={describedBy}
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

/** A link that looks like a button because it is the page's main way on. */
export const LinkButton = ({ href, children, kind = 'primary', newTab }: LinkButtonProps): ReactElement => (
  <a className={cx(css.button, css[kind])} href={href} {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}>
    <span className={css.label}>{children}</span>
    {newTab && <NewTab />}
  </a>
);
