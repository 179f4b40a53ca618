import type { ReactElement } from 'react';
import { uploadMessages } from '@messages/upload';
import { Button } from '@ui/kit/Button';
import { useMessages } from '@ui/mvvm/messages';
import css from './Progress.module.css';

const PERCENT = 100;

interface ProgressProps {
  /** From 0 to 1. */
  readonly share: number;
  readonly onCancel: () => void;
}

/** Progress bar of an upload, in the row of the page's button so that nothing moves when it comes and goes. XTR-05, XTR-60 */
export const Progress = ({ share, onCancel }: ProgressProps): ReactElement => {
  const copy = useMessages(uploadMessages);
  const percent = Math.round(share * PERCENT);
  return (
    <div className={css.progress}>
      <Button kind="quiet" onClick={onCancel}>
        {copy.cancel}
      </Button>
      <progress className={css.bar} max={PERCENT} value={percent} aria-label={copy.sending} />
      <span className={css.share}>{copy.progress(percent)}</span>
    </div>
  );
};
