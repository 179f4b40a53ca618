import { createContext, useContext } from 'react';
import type { Mode } from '@domain/journey/words';
import type { Columns } from '@ui/copy/fr/columns';

/** Who reads the page: the shell says it, the client where nobody does. */
export const ReaderContext = createContext<Mode>('omc');

/** The column of the words that the reader of this page reads. ADV-03 */
export const useWords = <Client, Adviser>(words: Columns<Client, Adviser>): Client | Adviser => words[useContext(ReaderContext)];
