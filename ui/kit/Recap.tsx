import { useId, type ReactElement, type ReactNode } from 'react';
import { cx } from './cx';
import css from './Recap.module.css';
import { recapValue, unbroken } from './unbroken';

interface RecapProps {
  /** `key`: for a label that is not a string. */
  readonly rows: readonly ({ readonly value: ReactNode; readonly action?: ReactNode } & (
    { readonly label: string; readonly key?: undefined } | { readonly label: ReactNode; readonly key: string }
  ))[];
  readonly title?: string | undefined;
  /** Applies to every row. */
  readonly note?: ReactNode;
  /** Decorative, beside the title. */
  readonly picture?: ReactNode;
  /** On a card: two columns of rows where there is room, or one below the other beside the page's main column. */
  readonly card?: 'two' | 'side' | undefined;
}

export const Recap = ({ rows, title, note, picture, card }: RecapProps): ReactElement => {
  const heading = useId();
  return (
    <section className={cx(css.recap, card && css.card, card && css[card])} aria-labelledby={title ? heading : undefined}>
      {title && (
        <div className={cx(css.head, picture ? css.pictured : undefined)}>
          {picture ? <div className={css.picture}>{picture}</div> : null}
          <h2 id={heading}>{unbroken(title)}</h2>
          {note ? <p className={css.note}>{note}</p> : null}
        </div>
      )}
      <div className={css.rows}>
        <dl className={css.list}>
          {rows.map(row => (
            <div key={row.key ?? row.label} className={css.row}>
              <dt className={css.label}>{typeof row.label === 'string' ? unbroken(row.label) : row.label}</dt>
              {row.action ? (
                <dd className={css.changeable}>
                  <div className={css.value}>{recapValue(row.value)}</div>
                  <div className={css.action}>{row.action}</div>
                </dd>
              ) : (
                <dd className={css.value}>{recapValue(row.value)}</dd>
              )}
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
};
