import type { IdentityDraft } from '@domain/holders/checkIdentity';
import { type Wording, byReader } from '../byReader';
import { byWhose } from '../byWhose';
import type * as fr from '../fr/fullIdentity';
import { fieldsMessages } from './fields';
import { applicantDetailsMessages } from './applicantDetails';
import { nationalityMessages } from './nationality';
import { issueMessages } from './personFields';
import { inWords } from './weekday';

const chosen: Partial<Record<keyof IdentityDraft, string>> = {
  civility: fieldsMessages.civility,
  nationality: 'Choose the nationality from the list.',
};

/** Reuses the messages of the information form. */
const asBefore = (issue: 'REQUIRED' | 'NAME_TOO_LONG' | 'NAME_SCRIPT', field: keyof IdentityDraft, typed: string): string =>
  field === 'nationality'
    ? issueMessages(issue)
    : applicantDetailsMessages.omc.message(issue, { field, workflow: 'individual', participant: 'TIT', band: undefined, typed });

const client: Wording<typeof fr.fullIdentityMessages.omc> = {
  title: {
    individual: 'Check your identity',
    TIT: 'Check the first account holder’s identity',
    COT: 'Check the second account holder’s identity',
  },
  read: byWhose(
    'This information comes from your identity document. Correct anything that is not right.',
    'This information comes from their identity document. Correct anything that is not right.',
  ),
  received: 'These details come from the identity wallet. Correct any that are not right.',
  reading: 'We are reading the identity document…',
  whole: {
    title: {
      individual: 'What we have read',
      TIT: 'What we have read: first account holder',
      COT: 'What we have read: second account holder',
    },
    address: 'Address read',
    addressLater: 'You can correct the address on the next page.',
    missingOne: 'We need one more answer',
    missingTwo: 'We need two more answers',
    confirm: 'This is correct, continue',
  },
  civility: applicantDetailsMessages.omc.civility,
  lastName: applicantDetailsMessages.omc.lastName,
  birthName: applicantDetailsMessages.omc.birthName,
  firstName: applicantDetailsMessages.omc.firstName,
  oneName: applicantDetailsMessages.omc.oneName,
  otherFirstNames: applicantDetailsMessages.omc.otherFirstNames,
  birthdate: applicantDetailsMessages.omc.birthdate,
  known: {
    title: 'Identity',
    name: (civility, ...names) => [applicantDetailsMessages.omc.civility.options[civility], ...names].join(' '),
    born: (day, birthName) => `Born on ${inWords(day)}${birthName === undefined ? '' : ` under the name ${birthName}`}`,
  },
  nationality: {
    ...nationalityMessages,
    other: 'Another one',
    hint: 'Type the country or the nationality, then choose from the list. No nationality? Type “stateless”',
  },
  why: {
    title: 'Why check this?',
    text: 'The contract uses this information. It must match the identity document.',
  },
  message: (issue, field, typed) =>
    (issue === 'NOT_CHOSEN' ? chosen[field] : undefined) ??
    (issue === 'REQUIRED' || issue === 'NAME_TOO_LONG' || issue === 'NAME_SCRIPT' ? asBefore(issue, field, typed) : issueMessages(issue)),
};

export const fullIdentityMessages: Wording<typeof fr.fullIdentityMessages> = byReader(client, client);
