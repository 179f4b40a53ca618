import { type Wording, byReader } from '../byReader';
import type * as fr from '../fr/finalize';
import { dossierPageMessages } from './dossierPage';
import { signatureMessages } from './signature';

const home = 'Your card will arrive at your home';

const client: Wording<typeof fr.finalizeMessages.omc> = {
  progress: {
    title: firstName => (firstName ? `Thank you, ${firstName}. We are opening your account.` : 'Thank you. We are opening your account.'),
    messages: [
      { afterMs: 0, text: 'You can close this page. We will send you an SMS.' },
      { afterMs: 10_000, text: 'One more moment. We are still opening your account.' },
      {
        afterMs: 30_000,
        text: 'This is taking longer than usual. You can wait, or close this page. We will tell you by SMS.',
      },
    ],
    stages: {
      signature: signatureMessages.completing.title,
      signed: hour => (hour ? `Documents signed at ${hour}` : 'Documents signed'),
      account: 'We are assigning your account number',
      opened: number => (number ? `Account number ${number}` : 'Account open'),
      card: {
        AGEN: 'Your card will arrive at your branch',
        STAN: home,
        EXPR: home,
      },
    },
    yours: card => `Your ${card}`,
    welcomed: firstName => (firstName ? `Welcome, ${firstName}. Your account is open.` : 'Your account is open.'),
  },
  stopped: {
    title: 'We are still creating your account',
    text: 'It is not finished yet. You do not need to do anything again. We will tell you by SMS and by email as soon as the account is open.',
    again: 'Check again',
  },
  opensOn: {
    title: day => `Your account opens on ${day}`,
    text: 'The period for changing your mind will then be over. You can close this page. We will send you an SMS and an email.',
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
