import { byReader } from '../byReader';
import { errorsMessages } from './errors';

/** What the pages of refusal offer. ERR-03, ADV-03 */
export const actsMessages = byReader(errorsMessages.acts, { ...errorsMessages.acts, main: 'Revenir au dossier' });
