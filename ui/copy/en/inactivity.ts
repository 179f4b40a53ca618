import { type Wording, byReader } from '../byReader';
import type * as fr from '../fr/inactivity';

const client: Wording<typeof fr.inactivityMessages.omc> = {
  title: 'Your session has ended',
  text: 'We closed your session to protect your data.',
  because: {
    expired: 'A session lasts for a limited time, and yours has come to its end.',
    inactive: 'To protect your data, we closed your session after a while without activity.',
    refused: 'The bank closed your session to protect your data.',
  },
  kept: 'What you sent is kept. Sign in with your mobile to carry on with your application.',
  resume: 'Carry on',
};

export const inactivityMessages: Wording<typeof fr.inactivityMessages> = byReader(client, client);
