import { createContext, useContext } from 'react';
import type { Mode } from '@domain/journey/words';
import type { ByReader, Wording } from '@ui/copy/byReader';
import type { AboutPerson, Whose } from '@ui/copy/byWhose';

/** Reader of the page, set by the shell; defaults to the client. */
export const ReaderContext = createContext<Mode>('omc');

/** For view-models and functions. ADV-03 */
export const messagesFor = <Client, Adviser>(mode: Mode, messages: ByReader<Client, Adviser>): Client | Adviser => messages[mode];

/** For views. ADV-03 */
export const useMessages = <Client, Adviser>(messages: ByReader<Client, Adviser>): Client | Adviser =>
  messagesFor(useContext(ReaderContext), messages);

/** For views about a person: in a joint dossier the client reads about one of two holders. D-64 */
export const useMessagesAbout = <Client, Adviser>(
  messages: AboutPerson<Client, Adviser>,
  whose: Whose,
): Client | Adviser | Wording<Client> => {
  const reader = useContext(ReaderContext);
  return reader === 'omc' && whose !== 'individual' ? messages.theirs : messagesFor(reader, messages);
};
