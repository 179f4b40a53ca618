import type { ReactElement } from 'react';
import { uploadMessages } from '@ui/copy/fr/upload';
import { useMessages } from '@ui/mvvm/messages';
import css from './Progress.module.css';

const PERCENT = 100;

/** Progress bar of an upload. XTR-05 */
export const Progress = ({ share }: { readonly share: number }): ReactElement => {
  const copy = useMessages(uploadMessages);
  const percent = Math.round(share * PERCENT);
  return (
    <div className={css.progress}>
      <progress className={css.bar} max={PERCENT} value={percent} aria-label={copy.sending} />
      <span>{copy.progress(percent)}</span>
    </div>
  );
};
