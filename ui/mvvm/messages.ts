import { createContext, useContext } from 'react';
import type { Mode } from '@domain/journey/words';
import type { ByReader } from '@ui/copy/byReader';

/** Who reads the page, set by the shell; the client without it. */
export const ReaderContext = createContext<Mode>('omc');

/** The reader's messages, for view-models and functions. ADV-03 */
export const messagesFor = <Client, Adviser>(mode: Mode, messages: ByReader<Client, Adviser>): Client | Adviser => messages[mode];

/** The messages of who reads this page, for views. ADV-03 */
export const useMessages = <Client, Adviser>(messages: ByReader<Client, Adviser>): Client | Adviser =>
  messagesFor(useContext(ReaderContext), messages);
