import type { ReactElement, ReactNode } from 'react';
import css from './VisuallyHidden.module.css';

interface VisuallyHiddenProps {
  readonly children: ReactNode;
  /** Its changes are said aloud. */
  readonly live?: boolean | undefined;
}

/** Words for those who listen to the page; nothing to see. */
export const VisuallyHidden = ({ children, live }: VisuallyHiddenProps): ReactElement => (
  <span className={css.hidden} aria-live={live ? 'polite' : undefined}>
    {children}
  </span>
);
