import { useId, type ReactElement, type ReactNode } from 'react';
import css from './Recap.module.css';
import { drawn, unbroken } from './unbroken';

interface RecapProps {
  /** `key`: where the label is no plain text. */
  readonly rows: readonly ({ readonly value: ReactNode; readonly action?: ReactNode } & (
    { readonly label: string; readonly key?: undefined } | { readonly label: ReactNode; readonly key: string }
  ))[];
  readonly title?: string | undefined;
  /** What is true of every line. */
  readonly note?: ReactNode;
}

/** What was answered, line by line, each with the way to change it. */
export const Recap = ({ rows, title, note }: RecapProps): ReactElement => {
  const heading = useId();
  return (
    <section className={css.recap} aria-labelledby={title ? heading : undefined}>
      {title && (
        <div className={css.head}>
          <h2 id={heading}>{unbroken(title)}</h2>
          {note ? <p className={css.note}>{note}</p> : null}
        </div>
      )}
      <dl className={css.rows}>
        {rows.map(row => (
          <div key={row.key ?? row.label} className={css.row}>
            <dt className={css.label}>{typeof row.label === 'string' ? unbroken(row.label) : row.label}</dt>
            <dd className={css.value}>{drawn(row.value)}</dd>
            {row.action ? <dd className={css.action}>{row.action}</dd> : null}
          </div>
        ))}
      </dl>
    </section>
  );
};
