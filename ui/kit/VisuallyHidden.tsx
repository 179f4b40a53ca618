import type { ReactElement, ReactNode } from 'react';
import css from './VisuallyHidden.module.css';

/** Words for those who listen to the page; nothing to see. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <span className={css.hidden}>{children}</span>
);
