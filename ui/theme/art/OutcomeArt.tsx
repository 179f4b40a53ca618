import type { ReactElement } from 'react';
import css from './art.module.css';

/** What every outcome stands on: paper, ground line and the brand's sun. */
const drawings = {
  success: 'M34 62l14 14 30-34',
  info: 'M56 44v.5M56 56v26',
  warning: 'M56 40v24M56 77v.5',
  error: 'M42 46l28 28M70 46 42 74',
} as const;

/** A line drawing for the end of something. */
export const OutcomeArt = ({ kind }: { readonly kind: keyof typeof drawings }): ReactElement => (
  <svg className={css.art} viewBox="0 0 160 112" aria-hidden="true" focusable="false">
    <circle className={css.accent} cx="118" cy="34" r="14" />
    <path className={css.paper} d="M22 8h52l18 18v78H22z" />
    <path className={css.ink} d="M22 8h52l18 18v78H22zM74 8v18h18M4 104h152" />
    <path className={css.brand} d={drawings[kind]} />
  </svg>
);
