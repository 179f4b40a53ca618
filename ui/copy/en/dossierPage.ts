import { type Wording, byReader } from '@ui/copy/byReader';
import type * as fr from '@ui/copy/fr/dossierPage';
import { inWords } from './weekday';

const client: Wording<typeof fr.dossierPageMessages.omc> = {
  about: {
    TIT: name => `First account holder: ${name}`,
    COT: name => `Second account holder: ${name}`,
  },
  saving: {
    saving: 'Saving…',
    saved: at => `Saved at ${at}`,
    failed: 'Not saved — ',
    again: 'try again',
  },
  askedLater: 'Your document is not lost: we will ask you for it in the next step.',
  kept: 'Application kept until',
  adviser: 'Continue with an adviser',
  later: {
    button: 'Finish later',
    title: 'Come back later',
    kept: day => `We keep the application until ${inWords(day)}.`,
    how: 'To carry on, open this site on any device and choose “Already started an application?”. You only need your mobile number and a code that we send by SMS. The latest link that we emailed to you also takes you there.',
    leave: 'Sign out',
    stay: 'Continue now',
  },
  absent: {
    button: name => `${name} is not here: finish later`,
    how: name => `${name} can also carry on without you, on their own device and in the same way, with their mobile number.`,
  },
};

export const dossierPageMessages: Wording<typeof fr.dossierPageMessages> = byReader(client, client);
