import { type Wording, byReader } from '../byReader';
import type * as fr from '../fr/dialogs';

const client: Wording<typeof fr.dialogsMessages.omc> = {
  technical: {
    title: 'Something went wrong',
    text: 'We are getting the service working again. What you entered is kept. Try again in a moment.',
    again: 'Try again',
    close: 'Close',
  },
  offline: {
    title: 'You are offline',
    text: 'What you entered is kept. We send your answer as soon as the network is back.',
    later: 'What you entered is kept. Try again as soon as the network is back.',
  },
  carryOn: {
    title: 'We could not load the offer',
    text: 'Nothing is lost: your application is kept. Try again, or finish later.',
    again: 'Try again',
    later: 'Finish later',
  },
  moved: {
    title: 'Your application has already moved on',
    text: 'This step is already done, here, in another tab or on another device. We now show you where your application is. Nothing is lost.',
    close: 'Continue here',
  },
  walletAnswered: {
    title: 'Your wallet has answered',
    text: 'Your application continues in the tab where you began. Go back to it: you can close this one.',
    close: 'Close',
  },
  alert: {
    title: 'This action could not be completed',
    text: 'The bank did not accept this action. Contact an adviser to find out more.',
    noMessage: 'You can sign out, then carry on with your application.',
    close: 'Close',
    logout: 'Sign out',
  },
};

export const dialogsMessages: Wording<typeof fr.dialogsMessages> = byReader(client, client);
