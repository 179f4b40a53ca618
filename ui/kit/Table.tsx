import type { ReactElement } from 'react';
import { cx } from './cx';
import type { Elements } from './elements';
import css from './Table.module.css';

interface TableProps {
  readonly caption: string;
  readonly className?: string | undefined;
  readonly children: Elements;
}

/** Data side by side, under a caption. */
export const Table = ({ caption, className, children }: TableProps): ReactElement => (
  <table className={cx(css.table, className)}>
    <caption className={css.caption}>{caption}</caption>
    {children}
  </table>
);
