import type { ReactElement } from 'react';
import { storageWords } from '@ui/copy/fr/storage';
import { Notice } from '@ui/kit/Notice';
import { useWords } from '@ui/mvvm/words';

/** Nothing outlives a page here: said before anything is typed. R14 */
export const StorageNotice = (): ReactElement => {
  const copy = useWords(storageWords);
  return (
    <Notice kind="warning" title={copy.title}>
      <p>{copy.text}</p>
      <p>{copy.how}</p>
    </Notice>
  );
};
