import { useWords } from '@ui/mvvm/words';
import type { ReactElement } from 'react';
import { uploadWords } from '@ui/copy/fr/adviser/upload';
import css from './Progress.module.css';

const PERCENT = 100;

/** How much of a file has left. XTR-05 */
export const Progress = ({ share }: { readonly share: number }): ReactElement => {
  const copy = useWords(uploadWords);
  const percent = Math.round(share * PERCENT);
  return (
    <div className={css.progress}>
      <progress className={css.bar} max={PERCENT} value={percent} aria-label={copy.sending} />
      <span>{copy.progress(percent)}</span>
    </div>
  );
};
