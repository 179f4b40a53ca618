import type { ReactElement, ReactNode } from 'react';
import css from './VisuallyHidden.module.css';

interface VisuallyHiddenProps {
  readonly children: ReactNode;
  /** Announces changes of the text. */
  readonly live?: boolean | undefined;
}

export const VisuallyHidden = ({ children, live }: VisuallyHiddenProps): ReactElement => (
  <span className={css.hidden} aria-live={live ? 'polite' : undefined}>
    {children}
  </span>
);
