import type { ReactElement, ReactNode } from 'react';
import { recapValue } from '@ui/kit/unbroken';
import css from './SummaryScreen.module.css';

/** A value, with smaller lines below it. */
export const Told = ({ value, more }: { readonly value: ReactNode; readonly more: readonly ReactNode[] }): ReactElement => (
  <>
    <span>{recapValue(value)}</span>
    {more.map((line, index) => (
      <span key={index} className={css.more}>
        {line}
      </span>
    ))}
  </>
);
