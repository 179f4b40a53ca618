import type { ReactElement, ReactNode } from 'react';
import css from './Actions.module.css';
import { cx } from './cx';

/** Buttons and links that lead on, side by side; one under the other on a phone. */
export const Actions = ({
  className,
  children,
}: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}): ReactElement => <div className={cx(css.actions, className)}>{children}</div>;
