import { type Wording, byReader } from '../byReader';
import type * as fr from '../fr/sessionOpen';

/** D-101 */
const client: Wording<typeof fr.sessionOpenMessages.omc> = {
  title: 'A session is already open',
  text: 'The link that you followed opens another session, and an application is already open in this tab.',
  advice:
    'If you were not expecting this link, keep the session that is open. To open another one, you will sign in with your mobile number.',
  keep: 'Keep this session',
  other: 'Open another session',
};

export const sessionOpenMessages: Wording<typeof fr.sessionOpenMessages> = byReader(client, client);
