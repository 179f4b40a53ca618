import { columns } from '../columns';
import { errorsCopy } from '../errors';

/** What the pages of refusal offer. ERR-03, ADV-03 */
export const actsWords = columns(errorsCopy.acts, { ...errorsCopy.acts, main: 'Revenir au dossier' });
