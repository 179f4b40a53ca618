import { type Wording, byReader } from '../byReader';
import type * as fr from '../fr/stayed';

/** D-09, D-108 */
const client: Wording<typeof fr.stayedMessages.omc> = {
  filling: 'The previous step is already saved. You will be able to correct it in the summary, before you sign.',
  recap: 'The previous step is already saved. You can correct it here, in the summary.',
  signing: 'The previous step is complete. Until you sign, this page leads to the summary, where you can correct or report an error.',
  signed: 'You have signed, so the previous steps can no longer be changed.',
  others: 'It is the other account holder’s turn. You will then read the summary of the application before you sign.',
  waiting: 'Your adviser is preparing your application. You will read its summary before you sign.',
};

export const stayedMessages: Wording<typeof fr.stayedMessages> = byReader(client, client);
