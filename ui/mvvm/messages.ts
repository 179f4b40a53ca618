import { createContext, useContext } from 'react';
import type { Mode } from '@domain/journey/words';
import type { ByReader } from '@ui/copy/byReader';

/** Who reads the page: the shell says it, the client where nobody does. */
export const ReaderContext = createContext<Mode>('omc');

/** The messages that this reader reads, outside of a component. ADV-03 */
export const messagesFor = <Client, Adviser>(mode: Mode, messages: ByReader<Client, Adviser>): Client | Adviser => messages[mode];

/** The messages that the reader of this page reads. ADV-03 */
export const useMessages = <Client, Adviser>(messages: ByReader<Client, Adviser>): Client | Adviser =>
  messagesFor(useContext(ReaderContext), messages);
