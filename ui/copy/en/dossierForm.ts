import { type Wording, byReader } from '@ui/copy/byReader';
import type * as fr from '@ui/copy/fr/dossierForm';
import { fieldsMessages } from './fields';

export type { Whose } from '@ui/copy/fr/dossierForm';

/** Messages shared by the forms of the file. */
const client: Wording<typeof fr.dossierFormMessages.omc> = {
  intro: fieldsMessages.intro,
  typeAhead: 'Type the first letters, then choose from the list',
  country: 'Choose the country from the list.',
  next: 'Continue',
  backToRecap: 'Save and go back to the summary',
  checkedAgain: {
    title: 'A correction starts the check again',
    text: 'If the name, the date of birth or the address changes, an adviser checks the application again. The summary then comes back, and signing comes after it.',
  },
  saving: 'Saving…',
  loading: 'Loading the lists…',
  missed: 'We could not show one of the lists. What was entered is kept.',
  again: 'Try again',
  choose: 'Select',
};

export const dossierFormMessages: Wording<typeof fr.dossierFormMessages> = byReader(client, client);
