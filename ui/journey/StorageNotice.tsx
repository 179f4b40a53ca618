import type { ReactElement } from 'react';
import { storageMessages } from '@messages/storage';
import { Notice } from '@ui/kit/Notice';
import { useMessages } from '@ui/mvvm/messages';

interface StorageNoticeProps {
  /** `start`: before the first answer; `session`: in a dossier; `unknown`: for a person whose session could not be stored. */
  readonly at?: 'start' | 'session' | 'unknown';
  /** The tab's storage is full; another tab's is not. */
  readonly full?: boolean;
}

/** The browser stores nothing between pages: says what to do. */
export const StorageNotice = ({ at = 'start', full = false }: StorageNoticeProps): ReactElement => {
  const copy = useMessages(storageMessages);
  return (
    <Notice kind="warning" title={full ? copy.full.title : copy.title}>
      <p>{at === 'start' ? copy.text : copy[at]}</p>
      {at !== 'session' && <p>{full ? copy.full.how : copy.how}</p>}
    </Notice>
  );
};
