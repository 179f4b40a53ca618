import { createContext, useContext } from 'react';
import type { Mode } from '@domain/journey/words';
import type { ByReader } from '@ui/copy/byReader';

/** Reader of the page, set by the shell; defaults to the client. */
export const ReaderContext = createContext<Mode>('omc');

/** For view-models and functions. ADV-03 */
export const messagesFor = <Client, Adviser>(mode: Mode, messages: ByReader<Client, Adviser>): Client | Adviser => messages[mode];

/** For views. ADV-03 */
export const useMessages = <Client, Adviser>(messages: ByReader<Client, Adviser>): Client | Adviser =>
  messagesFor(useContext(ReaderContext), messages);
