import type { BirthplaceDraft } from '@domain/holders/checkBirthplace';
import { type Wording, byReader } from '../byReader';
import type * as fr from '../fr/birthplace';
import { dossierFormMessages } from './dossierForm';
import { issueMessages } from './personFields';

const missing: Record<keyof BirthplaceDraft, string> = {
  country: 'Choose the country of birth from the list.',
  county: 'Choose the French department of birth from the list.',
  town: 'Choose the town of birth from the list, or say that it is not there.',
};

const theirTown = 'Their town is not in the list';

const client: Wording<typeof fr.birthplaceMessages.omc> = {
  title: {
    individual: 'Your place of birth',
    TIT: 'The first account holder’s place of birth',
    COT: 'The second account holder’s place of birth',
  },
  known: 'Place of birth',
  country: { label: 'Country of birth', hint: dossierFormMessages.omc.typeAhead },
  county: {
    label: 'Department of birth (in France)',
    hint: 'Type its name or its number, current or former, then choose from the list',
  },
  town: {
    label: 'Town of birth',
    hint: `${dossierFormMessages.omc.typeAhead}. You can also find a former town by its old name`,
    first: 'Choose the department first.',
  },
  place: {
    label: 'Town of birth',
    hint: 'Spaces become hyphens, for example New-York',
    nearest: place => `We can save: ${place}. That is enough, even if the identity document says more.`,
    useNearest: 'Use this place',
    asOnPaper: 'Write the town as on the identity document. Spaces become hyphens',
  },
  absent: { individual: 'My town is not in the list', TIT: theirTown, COT: theirTown },
  message: (issue, field) =>
    issue === 'NOT_CHOSEN' ? missing[field] : issue === 'REQUIRED' ? 'Enter the town of birth.' : issueMessages(issue),
};

export const birthplaceMessages: Wording<typeof fr.birthplaceMessages> = byReader(client, client);
