import { useId, type ReactElement, type ReactNode } from 'react';
import css from './Recap.module.css';

interface RecapProps {
  readonly rows: readonly { readonly label: string; readonly value: ReactNode; readonly action?: ReactNode }[];
  readonly title?: string | undefined;
}

/** What was answered, line by line, each with the way to change it. */
export const Recap = ({ rows, title }: RecapProps): ReactElement => {
  const heading = useId();
  return (
    <section className={css.recap} aria-labelledby={title ? heading : undefined}>
      {title && (
        <h2 id={heading} className={css.title}>
          {title}
        </h2>
      )}
      <dl className={css.rows}>
        {rows.map(row => (
          <div key={row.label} className={css.row}>
            <dt className={css.label}>{row.label}</dt>
            <dd className={css.value}>{row.value}</dd>
            {row.action && <dd className={css.action}>{row.action}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
};
