import { useEffect } from 'react';
import { kitMessages } from '@messages/kit';

const shown = { title: '', erring: false };

const write = (change: Partial<typeof shown>): void => {
  Object.assign(shown, change);
  if (shown.title) document.title = shown.erring ? `${kitMessages.errorTitlePrefix}${shown.title}` : shown.title;
};

/** Sets the document's title; keeps the prefix of a form with errors. */
export const useDocumentTitle = (title: string): void => useEffect(() => write({ title }), [title]);

/** Prefixes the document's title with 'Erreur : ' while the form has errors. XTR-31 */
export const useErrorTitle = (erring: boolean): void =>
  useEffect(() => {
    write({ erring });
    return () => write({ erring: false });
  }, [erring]);
