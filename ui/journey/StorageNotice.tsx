import type { ReactElement } from 'react';
import { storageMessages } from '@ui/copy/fr/storage';
import { Notice } from '@ui/kit/Notice';
import { useMessages } from '@ui/mvvm/messages';

interface StorageNoticeProps {
  /** `start`: shown before anything is typed; `unknown`: shown to a person whose session was not kept. */
  readonly at?: 'start' | 'unknown';
  /** The tab has no room left, which another tab has. */
  readonly full?: boolean;
}

/** Nothing outlives a page here, and what to do about it. R14 */
export const StorageNotice = ({ at = 'start', full = false }: StorageNoticeProps): ReactElement => {
  const copy = useMessages(storageMessages);
  return (
    <Notice kind="warning" title={full ? copy.full.title : copy.title}>
      <p>{at === 'start' ? copy.text : copy.unknown}</p>
      <p>{full ? copy.full.how : copy.how}</p>
    </Notice>
  );
};
