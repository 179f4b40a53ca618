import type { ReactElement } from 'react';
import { analysisMessages } from '@messages/analysis';
import { useMessages } from '@ui/mvvm/messages';
import type { Compared } from './compared';
import css from './Comparison.module.css';

/** One row per fact: read and expected. XTR-02 */
export const Comparison = ({ rows }: { readonly rows: readonly Compared[] }): ReactElement => {
  const copy = useMessages(analysisMessages).failed;
  return (
    <div className={css.comparison}>
      {rows.map(({ label, read, expected }) => (
        <section key={label} className={css.row} aria-label={label}>
          <h2 className={css.label}>{label}</h2>
          <dl className={css.pair}>
            <div className={css.read}>
              <dt>{copy.read}</dt>
              <dd>{read ?? copy.unread}</dd>
            </div>
            <div className={css.expected}>
              <dt>{copy.expected}</dt>
              <dd>{expected}</dd>
            </div>
          </dl>
        </section>
      ))}
    </div>
  );
};
