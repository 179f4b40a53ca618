import type { ReactElement } from 'react';
import { uploadCopy as copy } from '@ui/copy/fr/upload';
import css from './Progress.module.css';

const PERCENT = 100;

/** How much of a file has left. XTR-05 */
export const Progress = ({ share }: { readonly share: number }): ReactElement => {
  const percent = Math.round(share * PERCENT);
  return (
    <div className={css.progress}>
      <progress className={css.bar} max={PERCENT} value={percent} aria-label={copy.sending} />
      <span>{copy.progress(percent)}</span>
    </div>
  );
};
