import { useEffect } from 'react';
import { kitMessages } from '@ui/copy/fr/kit';

const shown = { title: '', erring: false };

const write = (change: Partial<typeof shown>): void => {
  Object.assign(shown, change);
  if (shown.title) document.title = shown.erring ? `${kitMessages.errorTitlePrefix}${shown.title}` : shown.title;
};

/** Names the document after the page; a form with errors puts its word before it. */
export const useDocumentTitle = (title: string): void => useEffect(() => write({ title }), [title]);

/** 'Erreur : ' before the document's title while there are errors. XTR-31 */
export const useErrorTitle = (erring: boolean): void =>
  useEffect(() => {
    write({ erring });
    return () => write({ erring: false });
  }, [erring]);
