import { CLIENT_NUMBER_LENGTH } from '@domain/field/clientNumber';
import type { Wording } from '../byReader';
import type * as fr from '../fr/resume';
import { fieldsMessages } from './fields';

const form = `${fieldsMessages.numericOnly} ${fieldsMessages.exactly(CLIENT_NUMBER_LENGTH)}`;

/** RES-01, RES-02 */
export const resumeMessages: Wording<typeof fr.resumeMessages> = {
  title: 'Carry on with an application',
  intro: {
    client: 'Enter the number of the customer whose application is open.',
    both: 'Enter the customer number or the prospect number. One of them is enough.',
  },
  clientId: 'Customer number',
  prospectId: 'Prospect number',
  hint: `${CLIENT_NUMBER_LENGTH} digits`,
  next: 'Carry on',
  busy: 'Looking for the application…',
  refused: {
    MISSING_ID: { title: 'A number is missing', text: 'Without a number, you cannot carry on with an application.' },
    MALFORMED_CLIENT_ID: { title: 'The customer number is not in the right format', text: form },
    MALFORMED_PROSPECT_ID: { title: 'The prospect number is not in the right format', text: form },
    UNKNOWN_CLIENT_ID: { title: 'We found no application', text: 'No open application has this customer number.' },
  },
  close: 'Change the number',
};
