import { type Wording, byReader } from '../byReader';
import type * as fr from '../fr/compared';

const client: Wording<typeof fr.comparedMessages.omc> = {
  title: 'Answers and documents',
  same: 'The same as your documents',
  differs: count =>
    count > 1 ? `To check: ${count} answers are different from your documents` : 'To check: one answer is different from your documents',
  open: count => (count > 1 ? `See the ${count} answers we compared` : 'See the answer we compared'),
  of: (what, who) => `${what} (${who === 'TIT' ? 'first account holder' : 'second account holder'})`,
  line: (what, typed, read) => `${what}: the answer is ${typed}, the document says ${read}.`,
  receivedLine: (what, typed, received) => `${what}: the answer is ${typed}, your wallet says ${received}.`,
  caption: 'What was entered, beside what the documents say',
  what: 'Information',
  typed: 'Entered',
  read: 'Read',
  received: 'Received from your wallet',
  result: 'Result',
  equal: 'The same',
  different: 'Different',
  across: 'Between the two holders',
  holder: 'First account holder',
  coHolder: 'Second account holder',
  rows: {
    lastName: 'Last name',
    birthName: 'Name at birth',
    firstName: 'First name',
    birthdate: 'Date of birth',
    address: 'Address',
    postalCode: 'Postcode',
    city: 'Town',
    employer: 'Employer',
    netIncome: 'Monthly net income',
  },
};

/** Compares typed answers with those read on the proof. XTR-22 */
export const comparedMessages: Wording<typeof fr.comparedMessages> = byReader(client, client);
