import type { ReactElement } from 'react';
import { storageWords } from '@ui/copy/fr/storage';
import { Notice } from '@ui/kit/Notice';
import { useWords } from '@ui/mvvm/words';

interface StorageNoticeProps {
  /** `start`: said before anything is typed; `unknown`: said to somebody whose session was not kept. */
  readonly at?: 'start' | 'unknown';
}

/** Nothing outlives a page here, and what to do about it. R14 */
export const StorageNotice = ({ at = 'start' }: StorageNoticeProps): ReactElement => {
  const copy = useWords(storageWords);
  return (
    <Notice kind="warning" title={copy.title}>
      <p>{at === 'start' ? copy.text : copy.unknown}</p>
      <p>{copy.how}</p>
    </Notice>
  );
};
