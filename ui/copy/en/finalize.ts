import { type Wording, byReader } from '../byReader';
import type * as fr from '../fr/finalize';
import { dossierPageMessages } from './dossierPage';

const client: Wording<typeof fr.finalizeMessages.omc> = {
  progress: {
    title: 'We are opening your account',
    messages: [
      { afterMs: 0, text: 'Opening the account usually takes less than a minute.' },
      { afterMs: 10_000, text: 'One more moment. We are still opening your account.' },
      {
        afterMs: 30_000,
        text: 'This is taking longer than usual. You can wait, or close this page. We will tell you by SMS.',
      },
    ],
    stages: [
      {
        name: 'Saving your signature',
        text: 'Your documents are signed.',
        done: { name: 'Documents signed', text: 'Your signature is saved.' },
      },
      {
        name: 'Creating your account',
        text: 'You are about to get an account number.',
        done: { name: 'Account created', text: 'You have an account number.' },
      },
      {
        name: 'Access to your online banking',
        text: 'You will find your signed documents and your bank details (RIB) there.',
        done: { name: 'Online banking open', text: 'Your signed documents and your bank details (RIB) are there.' },
      },
    ],
  },
  stopped: {
    title: 'We are still creating your account',
    text: 'It is not finished yet. You do not need to do anything again. We will tell you by SMS and by email as soon as the account is open.',
    again: 'Check again',
  },
  ko: {
    title: 'The creation of your account was interrupted',
    text: 'Your signature and your application are kept. We are carrying on with it on our side, and you do not need to sign anything again. We will send you an SMS and an email as soon as the account is open.',
    again: 'Check the progress of my account',
    still: 'Nothing has changed for now. Try again a little later.',
    appointment: dossierPageMessages.omc.adviser,
  },
  unconfirmed: {
    title: 'We have not had the bank’s confirmation yet',
    text: 'Your documents are signed, and you do not need to sign anything again. But the bank has not confirmed the next step yet. Try again in a moment.',
    again: 'Try again',
  },
  done: {
    title: 'Your account is created',
    text: 'Everything is in order. Here is what happens next.',
    next: 'Continue',
    checking: 'One moment: we are finishing.',
  },
};

export const finalizeMessages: Wording<typeof fr.finalizeMessages> = byReader(client, client);
