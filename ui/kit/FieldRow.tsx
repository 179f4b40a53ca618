import type { ReactElement } from 'react';
import type { Elements } from './elements';
import css from './FieldRow.module.css';

interface FieldRowProps {
  /** Two equal columns; a street: number, kind and name; a place: code and town. */
  readonly of?: 'halves' | 'street' | 'place';
  readonly children: Elements;
}

/** Short fields side by side, one below the other where they lack the room. */
export const FieldRow = ({ of = 'halves', children }: FieldRowProps): ReactElement => (
  <div className={css.frame}>
    <div className={css[of]}>{children}</div>
  </div>
);
