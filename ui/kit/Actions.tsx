import type { ReactElement, ReactNode } from 'react';
import css from './Actions.module.css';
import { cx } from './cx';

interface ActionsProps {
  readonly className?: string | undefined;
  /** On a phone they stay at the foot of the window; in a dialog they never do. */
  readonly docked?: boolean | undefined;
  readonly children: ReactNode;
}

/** Buttons and links that lead on, side by side; one under the other on a phone. */
export const Actions = ({ className, docked, children }: ActionsProps): ReactElement => (
  <div className={cx(css.actions, className, docked && css.docked)} data-docked={docked ? '' : undefined}>
    {children}
  </div>
);
