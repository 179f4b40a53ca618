import type { ReactElement, ReactNode } from 'react';
import css from './VisuallyHidden.module.css';

interface VisuallyHiddenProps {
  readonly children: ReactNode;
  /** Announces changes of the text. */
  readonly live?: boolean | undefined;
  readonly lang?: string;
}

export const VisuallyHidden = ({ children, live, lang }: VisuallyHiddenProps): ReactElement => (
  <span className={css.hidden} lang={lang} aria-live={live ? 'polite' : undefined}>
    {children}
  </span>
);
