import { type Wording, byReader } from '../byReader';
import type * as fr from '../fr/filePage';
import { inWords } from './weekday';

const client: Wording<typeof fr.filePageMessages.omc> = {
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
  kept: 'Application kept until',
  adviser: 'Continue with an adviser',
  later: {
    button: 'Finish later',
    title: 'Come back later',
    kept: day => `We keep your application until ${inWords(day)}.`,
    how: 'To carry on, use any device and open the latest link that we emailed to you. We will then send you a code by SMS, to check that it is you.',
    leave: 'Sign out',
    stay: 'Continue now',
  },
};

export const filePageMessages: Wording<typeof fr.filePageMessages> = byReader(client, client);
